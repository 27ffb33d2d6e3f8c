import { call } from '@camp/api-client/call';
import { failedJobKeys } from '@camp/api-client/failed-work/queries';
import { discardReasonLimit } from '@camp/contracts/failed-work/limits';
import type { FailedJob } from '@camp/contracts/failed-work/operations';
import * as failedJobOperations from '@camp/contracts/failed-work/operations';
import { discardSchema } from '@camp/contracts/failed-work/schemas';
import { resolverOf } from '@camp/forms/resolver';
import { useCheckedForm } from '@camp/forms/use-checked-form';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { TextArea } from '@camp/ui/fields/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { titleOfWork } from '../title-of-work';

const resolver = resolverOf<{ reason: string }>(discardSchema);

interface DiscardDialogProps {
  /** The job to discard. */
  work: FailedJob;
  onClose: () => void;
}

/** Asks for the reason, then discards a failed job for good. */
export function DiscardDialog({ work, onClose }: DiscardDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { field, onSubmit, isBusy } = useCheckedForm<{ reason: string }>({
    resolver,
    defaultValues: { reason: '' },
    // The only field shows its own error.
    toastsOf: () => [],
    send: async (body) => {
      await call(failedJobOperations.delete, { params: { id: work._id }, body });
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: failedJobKeys.all });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Discard this job?"
      busy={isBusy}
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isBusy}>
            Discard
          </Button>
        </>
      }
    >
      <form id={formId} className="failed-work-discard" onSubmit={onSubmit} noValidate>
        <p>
          <strong>{titleOfWork(work)}</strong> won’t be tried again. This can’t be undone.
        </p>
        <TextArea
          label="Reason"
          hint="We record this with your name, in case someone asks later."
          limit={discardReasonLimit}
          rows={2}
          required
          data-autofocus
          {...field('reason')}
        />
      </form>
    </Dialog>
  );
}
