import { lastSessionEnd } from '@camp/api-client/session';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../form-values';
import { answersToSave, deviceStorage, readDraft, writeDraft, type Draft } from './draft-store';
import { nobodyIsRegistered } from './person-in';

/** Milliseconds without a key before the draft is written. */
const pause = 400;

/** Why the draft is not kept: the device does not take it, or another tab keeps one of the same form. */
export type DraftTrouble = 'refused' | 'other-tab';

interface DraftOptions {
  form: UseFormReturn<FormValues>;
  record: RecordDeclaration;
  key: string;
  /** The draft this form started from. */
  found: Draft | undefined;
  /** Answers that can never be sent: no draft of them is kept. */
  isRegistered?: (answers: object) => boolean;
}

/**
 * Keeps what a person types as a draft on the device, and at the latest when the page is left or hidden.
 *
 * @returns `keepsMedical` and its setter (withdrawing the consent removes medical answers at once), `trouble` when the
 *   draft is not kept, and `forget`, which removes this form's draft and keeps nothing more
 */
export function useDraft({ form, record, key, found, isRegistered = nobodyIsRegistered }: DraftOptions) {
  const [keepsMedical, setKeepsMedical] = useState(found?.keepsMedical ?? false);
  const [trouble, setTrouble] = useState<DraftTrouble>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasUnwritten = useRef(false);
  const isForgotten = useRef(false);
  const consent = useRef(keepsMedical);
  // Two tabs with one form share the place of its draft: what this one did not write is another's work.
  const own = useRef(found?.savedAt);
  const { pathname: path } = useLocation();

  const read = useCallback(() => readDraft(deviceStorage(), record, key, new Date()), [record, key]);
  const isOfAnotherTab = useCallback(() => {
    const stored = read();
    return stored !== undefined && stored.savedAt !== own.current;
  }, [read]);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    hasUnwritten.current = false;
    // A logout forgets the drafts; the form that closes with it must not write its own again.
    if (isForgotten.current || lastSessionEnd() === 'logout') return;
    // What can never be sent is not kept, from whichever tab it comes.
    if (isRegistered(form.getValues())) return deviceStorage()?.removeItem(key);
    if (isOfAnotherTab()) return setTrouble('other-tab');
    const savedAt = new Date().toISOString();
    const taken = writeDraft(deviceStorage(), key, {
      savedAt,
      version: record.version,
      keepsMedical: consent.current,
      answers: answersToSave(record, form.getValues(), consent.current),
      path,
    });
    if (taken) own.current = savedAt;
    setTrouble(taken ? undefined : 'refused');
  }, [form, record, key, path, isRegistered, isOfAnotherTab]);

  useEffect(() => {
    const stored = read();
    if (stored && isRegistered(stored.answers)) deviceStorage()?.removeItem(key);
  }, [read, key, isRegistered]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ type }) => {
        // Changes by code (a reset, a prefill) are nobody's work.
        if (type !== 'change') return;
        hasUnwritten.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(write, pause);
      },
    });
    const writeRest = () => {
      if (hasUnwritten.current) write();
    };
    // A phone that switches to another app may never come back to this page.
    document.addEventListener('visibilitychange', writeRest);
    window.addEventListener('pagehide', writeRest);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', writeRest);
      window.removeEventListener('pagehide', writeRest);
      writeRest();
    };
  }, [form, write]);

  const changeConsent = (agreed: boolean) => {
    consent.current = agreed;
    setKeepsMedical(agreed);
    // A withdrawal counts for the device: it replaces what another tab has kept meanwhile.
    if (!agreed) own.current = read()?.savedAt;
    write();
  };

  const forget = () => {
    isForgotten.current = true;
    clearTimeout(timer.current);
    if (!isOfAnotherTab()) deviceStorage()?.removeItem(key);
  };

  return { keepsMedical, setKeepsMedical: changeConsent, trouble, forget };
}
