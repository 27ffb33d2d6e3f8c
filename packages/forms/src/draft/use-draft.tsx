import { deviceStorage } from '@camp/api-client/device-storage';
import { lastSessionEnd } from '@camp/api-client/session';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FormValues } from '../form-values';
import { answersToSave, readDraft, writeDraft, type Draft } from './draft-store';
import { nobodyIsRegistered } from './person-in';

/** Milliseconds without typing before the draft is written. */
const pause = 400;

/** Why no draft is stored: the device denies access, or another tab stores a draft of the same form. */
export type DraftTrouble = 'refused' | 'other-tab';

interface DraftOptions {
  form: UseFormReturn<FormValues>;
  record: RecordDeclaration;
  key: string;
  /** The draft that this form started from. */
  found: Draft | undefined;
  /** Whether the answers can never be sent, so that they get no draft. */
  isRegistered?: (answers: object) => boolean;
}

/**
 * Stores a draft of the form on the device. It is stored at the latest when the page is left or hidden.
 *
 * @returns `keepsMedical` and its setter, `trouble` if the draft isn't stored, and `forget`. Withdrawing the consent
 *   removes medical answers at once. `forget` removes this form's draft and stores nothing more.
 */
export function useDraft({ form, record, key, found, isRegistered = nobodyIsRegistered }: DraftOptions) {
  const [keepsMedical, setKeepsMedical] = useState(found?.keepsMedical ?? false);
  const [trouble, setTrouble] = useState<DraftTrouble>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasUnwritten = useRef(false);
  const isForgotten = useRef(false);
  const consent = useRef(keepsMedical);
  // Two tabs with the same form share a draft key. A tab must not overwrite another tab's draft.
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
    // A logout or a deleted account removes the drafts. The closing form must not store its draft again.
    const end = lastSessionEnd();
    if (isForgotten.current || end === 'logout' || end === 'gone') return;
    // Answers that can never be sent aren't stored, whichever tab they come from.
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
        // Changes by code, such as a reset or a prefill, are not the person's work.
        if (type !== 'change') return;
        hasUnwritten.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(write, pause);
      },
    });
    const writeRest = () => {
      if (hasUnwritten.current) write();
    };
    // On a phone, people may switch to another app and never return to this page.
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
    // A withdrawn consent applies to the whole device, so the draft of another tab is overwritten too.
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
