import { call } from '@camp/api-client/call';
import { importKeys } from '@camp/api-client/import/queries';
import { errorAt, messageFor } from '@camp/api-client/problem';
import type { ImportedRecord, ImportedChange } from '@camp/contracts/import/operations';
import * as importOperations from '@camp/contracts/import/operations';
import { Button } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { useToast } from '@camp/ui/feedback/toast';
import { TextField } from '@camp/ui/fields/text-field';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';

interface ImportedDialogProps {
  record: ImportedRecord;
  /** Donations aren't connected to accounts. */
  isConnectable: boolean;
  importId: string;
  onClose: () => void;
  onDelete: () => void;
}

const account = 'account';

/** Changes an imported record, connects it to an account, or deletes it. */
export function ImportedDialog({ record, isConnectable, importId, onClose, onDelete }: ImportedDialogProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    mutationFn: async ({ answers, email }: { answers: ImportedChange['answers']; email?: string }) => {
      const params = { id: record._id };
      if (Object.keys(answers).length > 0) await call(importOperations.change, { params, body: { answers } });
      if (email !== undefined) await call(importOperations.connect, { params, body: { email } });
    },
    meta: { quiet: true },
    onSuccess: () => {
      toast.success('Saved.');
      onClose();
    },
    // The answers may be saved even if the account is refused.
    onSettled: () => queryClient.invalidateQueries({ queryKey: importKeys.records(importId) }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const typed = new FormData(event.currentTarget);
    const textOf = (name: string) => String(typed.get(name) ?? '').trim();
    const changed = record.answers.filter(({ name, value }) => textOf(name) !== value);
    const email = textOf(account);
    save.mutate({
      answers: Object.fromEntries(changed.map(({ name }) => [name, textOf(name)])),
      ...(isConnectable && email !== (record.account ?? '') && { email }),
    });
  };
  const isOfField = [...record.answers.map(({ name }) => name), 'email'].some((name) =>
    errorAt(name, save.error),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${record.title}, ${record.year}`}
      busy={save.isPending}
      actions={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} onClick={() => form.current?.requestSubmit()}>
            Save
          </Button>
        </>
      }
    >
      <form ref={form} onSubmit={submit} noValidate className="camp-stack">
        {save.error && !isOfField && <Alert kind="error" title={messageFor(save.error)} />}
        {isConnectable && (
          <TextField
            label="Email address of the account"
            name={account}
            hint="The record is deleted with the account. The account isn’t told."
            autoComplete="off"
            defaultValue={record.account ?? ''}
            error={errorAt('email', save.error)}
          />
        )}
        {record.answers.map(({ name, label, value }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            autoComplete="off"
            defaultValue={value}
            error={errorAt(name, save.error)}
          />
        ))}
      </form>
    </Dialog>
  );
}
