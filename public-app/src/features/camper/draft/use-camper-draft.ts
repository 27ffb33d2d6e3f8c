import { lastSessionEnd } from '@camp/api-client/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CamperFormValues } from '../forms/camper-form-values';
import { answersToKeep, deviceStorage, writeDraft, type CamperDraft } from './camper-draft';

/** Milliseconds without a key before the draft is written. */
const pause = 400;

interface DraftOptions {
  form: UseFormReturn<CamperFormValues>;
  key: string;
  /** The draft this form started from. */
  found: CamperDraft | undefined;
}

/**
 * Keeps what a person types as a draft on the device, and at the latest when the page is left or hidden.
 *
 * @returns `keepsMedical` and its setter (withdrawing the consent removes medical answers at once), `keep`, which
 *   writes the draft at once (for answers that nobody typed), `refused` when the device does not keep drafts, and
 *   `forget`, which removes the draft and keeps nothing more
 */
export function useCamperDraft({ form, key, found }: DraftOptions) {
  const [keepsMedical, setKeepsMedical] = useState(found?.keepsMedical ?? false);
  const [refused, setRefused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasUnwritten = useRef(false);
  const isForgotten = useRef(false);
  const consent = useRef(keepsMedical);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    hasUnwritten.current = false;
    // A logout forgets the drafts; the form that closes with it must not write its own again.
    if (isForgotten.current || lastSessionEnd() === 'logout') return;
    const taken = writeDraft(deviceStorage(), key, {
      savedAt: new Date().toISOString(),
      keepsMedical: consent.current,
      answers: answersToKeep(form.getValues(), consent.current),
    });
    setRefused(!taken);
  }, [form, key]);

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
    write();
  };

  const forget = () => {
    isForgotten.current = true;
    clearTimeout(timer.current);
    deviceStorage()?.removeItem(key);
  };

  return { keepsMedical, setKeepsMedical: changeConsent, keep: write, refused, forget };
}
