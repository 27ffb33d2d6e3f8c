import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { useIdempotencyKey } from '@camp/api-client/idempotency-key';
import { applyProblem, messageFor } from '@camp/api-client/problem';
import * as camperOperations from '@camp/contracts/camper/operations';
import { useToast } from '@camp/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { profilePath } from '../../user/paths';
import { allFieldNames } from './camper-form-sections';
import { bodyOf, imageOf, type CamperFormValues } from './camper-form-values';

interface SubmitOptions {
  form: UseFormReturn<CamperFormValues>;
  /** The registration exists; called before the page is left. */
  onCreated: () => void;
}

/**
 * Sends a registration. A try with the same answers carries the same key, so that a repeated submit, or one whose
 * answer was lost, makes one camper (contract.md, Conventions).
 *
 * @returns `submit`; `isSending`, also while a second press is turned away; `uploadProgress` in percent; `isRegisteredAlready` after the server said that it has this camper
 */
export function useSubmitCamper({ form, onCreated }: SubmitOptions) {
  const [uploadProgress, setUploadProgress] = useState(0);
  const [isRegisteredAlready, setRegisteredAlready] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const keyOf = useIdempotencyKey();
  const isUnderWay = useRef(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();

  const create = async (values: CamperFormValues) => {
    const body = bodyOf(values);
    const file = imageOf(values);
    await call(camperOperations.create, {
      body,
      idempotencyKey: keyOf(body, file),
      ...(file && { file, onUploadProgress: setUploadProgress }),
    });
    onCreated();
    toast.success('Camper successfully created!');
    void queryClient.invalidateQueries({ queryKey: ['related-records'] });
    await navigate(profilePath());
  };

  const submit = async (values: CamperFormValues) => {
    // A second press before the button is disabled.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsSending(true);
    // What was said about an earlier try is settled.
    toast.clear();
    setRegisteredAlready(false);
    try {
      await create(values);
    } catch (error) {
      toast.error(messageFor(error));
      setRegisteredAlready(error instanceof CallError && error.code === 'duplicate');
      applyProblem(form, error, allFieldNames);
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
      setUploadProgress(0);
    }
  };
  return { submit, isSending, uploadProgress, isRegisteredAlready };
}
