import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { photographKeys } from '@camp/api-client/photograph/queries';
import { messageFor } from '@camp/api-client/problem';
import { formInvalid } from '@camp/contracts/forms/messages';
import type { FieldError } from '@camp/contracts/operations/replies';
import * as photographOperations from '@camp/contracts/photograph/operations';
import type { PhotographChange, PhotographRecord } from '@camp/contracts/photograph/operations';
import { errorsBeforeShowing } from '@camp/contracts/photograph/rules';
import { useToast } from '@camp/ui/feedback/toast';
import { leadToField } from '@camp/ui/form/show-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';

type Typed = Required<PhotographChange>;

/** The id of a photograph's field. */
export const fieldId = ({ _id }: PhotographRecord, name: string) => `${_id}-${name}`;

/** The form of one photograph. What is typed stays when the list is refetched. */
export function usePhotographForm(photograph: PhotographRecord) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const saved = typedOf(photograph);
  const [typed, setTyped] = useState(saved);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const refuse = (found: readonly FieldError[]) => {
    flushSync(() => setErrors(found));
    if (found[0]) leadToField(fieldId(photograph, found[0].path));
  };
  const save = useMutation({
    mutationFn: (body: Typed) => call(photographOperations.update, { params: { id: photograph._id }, body }),
    meta: { quiet: true },
    onSuccess: ({ msg }, sent) => {
      // What was typed while it was sent stays.
      setTyped((now) => (now === sent ? typedOf(msg) : now));
      toast.success('Changes saved.');
      queryClient.setQueryData<PhotographRecord[]>(photographKeys.all, (all) =>
        all?.map((one) => (one._id === msg._id ? msg : one)),
      );
    },
    onError: (error) => {
      toast.error(messageFor(error));
      if (error instanceof CallError) refuse(error.errors);
    },
  });

  return {
    typed,
    isDirty: JSON.stringify(typed) !== JSON.stringify(saved),
    isBusy: save.isPending,
    errorAt: (name: keyof Typed) => errors.find(({ path }) => path === name)?.message,
    change: (values: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...values }));
      // Whether it is shown decides about the others.
      setErrors([]);
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (save.isPending) return;
      const found = errorsBeforeShowing(typed);
      if (found.length === 0) return save.mutate(typed);
      toast.error(formInvalid);
      refuse(found);
    },
  };
}

const typedOf = ({ alt, consent, inGallery, onHome }: PhotographRecord): Typed => ({
  alt,
  consent: consent !== null,
  inGallery,
  onHome,
});
