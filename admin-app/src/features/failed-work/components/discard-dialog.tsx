import { call } from '@camp/api-client/call';
import { failedJobKeys } from '@camp/api-client/failed-work/queries';
import { messageFor } from '@camp/api-client/problem';
import { discardReasonLimit } from '@camp/contracts/failed-work/limits';
import type { FailedJob } from '@camp/contracts/failed-work/operations';
import * as failedJobOperations from '@camp/contracts/failed-work/operations';
import { Button } from '@camp/ui/actions/button';
import { Dialog } from '@camp/ui/overlays/dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { TextArea } from '@camp/ui/fields/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { titleOfWork } from '../title-of-work';

interface DiscardDialogProps {
  /** The job to discard. Undefined keeps the dialog closed. */
  work: FailedJob | undefined;
  onClose: () => void;
}

/** Asks for the reason, then discards a failed job for good. */
export function DiscardDialog({ work, onClose }: DiscardDialogProps) {
  const queryClient = useQueryClient();
  const formId = useId();
  const discard = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(failedJobOperations.delete, { params: { id }, body: { reason } }),
    meta: { quiet: true },
    onSuccess: async () => {
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: failedJobKeys.all });
    },
  });
  const close = () => {
    discard.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason'));
    if (work && !discard.isPending) discard.mutate({ id: work._id, reason });
  };
  return (
    <Dialog
      open={work !== undefined}
      onClose={close}
      title="Discard this job?"
      busy={discard.isPending}
      className="camp-dialog--narrow"
      actions={
        <>
          <Button variant="quiet" onClick={close} disabled={discard.isPending}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={discard.isPending}>
            Discard
          </Button>
        </>
      }
    >
      {work && (
        <form id={formId} className="failed-work-discard" onSubmit={submit} noValidate>
          <p>
            <strong>{titleOfWork(work)}</strong> won’t be tried again. This can’t be undone.
          </p>
          <TextArea
            label="Reason"
            name="reason"
            hint="We record this with your name, in case someone asks later."
            limit={discardReasonLimit}
            rows={2}
            required
            data-autofocus
            error={discard.error ? messageFor(discard.error) : undefined}
          />
        </form>
      )}
    </Dialog>
  );
}
