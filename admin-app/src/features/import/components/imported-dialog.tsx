import { call } from '@camp/api-client/call';
import { importKeys } from '@camp/api-client/import/queries';
import type { ImportedRecord } from '@camp/contracts/import/operations';
import * as importOperations from '@camp/contracts/import/operations';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { TextField } from '@camp/ui/fields/text-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { Dialog } from '@camp/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

interface ImportedDialogProps {
  record: ImportedRecord;
  /** Donations aren't connected to accounts. */
  isConnectable: boolean;
  importId: string;
  onClose: () => void;
  onDelete: () => void;
}

/** Changes an imported record, connects it to an account, or deletes it. */
export function ImportedDialog({ record, isConnectable, importId, onClose, onDelete }: ImportedDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { field, onSubmit, beside, isBusy } = useCheckedForm<Record<string, string>>({
    // Only the server knows the fields of the record's kind.
    resolver: (values) => ({ values, errors: {} }),
    defaultValues: {
      ...Object.fromEntries(record.answers.map(({ name, value }) => [name, value])),
      ...(isConnectable && { email: record.account ?? '' }),
    },
    send: async (typed, toast) => {
      const textOf = (name: string) => typed[name]?.trim() ?? '';
      const changed = record.answers.filter(({ name, value }) => textOf(name) !== value);
      const answers = Object.fromEntries(changed.map(({ name }) => [name, textOf(name)]));
      const email = textOf('email');
      const params = { id: record._id };
      try {
        if (changed.length > 0) await call(importOperations.change, { params, body: { answers } });
        if (isConnectable && email !== (record.account ?? ''))
          await call(importOperations.connect, { params, body: { email } });
      } finally {
        // The answers may be saved even if the account is refused.
        await queryClient.invalidateQueries({ queryKey: importKeys.records(importId) });
      }
      toast.success('Saved.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${record.title}, ${record.year}`}
      busy={isBusy}
      actions={
        <>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="camp-stack">
        <ErrorSummary errors={beside} />
        {isConnectable && (
          <TextField
            label="Email address of the account"
            hint="The record is deleted with the account. The account isn’t told."
            autoComplete="off"
            {...field('email')}
          />
        )}
        {record.answers.map(({ name, label }) => (
          <TextField key={name} label={label} autoComplete="off" {...field(name)} />
        ))}
      </form>
    </Dialog>
  );
}
