import { call } from '@camp/api-client/call';
import { webhookKeys } from '@camp/api-client/outgoing-webhook/queries';
import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { useToast } from '@camp/ui/feedback/toast';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { closeToHeading } from '@camp/ui/page/focus-heading';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Asks 'Are you sure?', then deletes a webhook with its deliveries. */
export function DeleteWebhook({ webhook, onClose }: { webhook: OutgoingWebhookRecord; onClose: () => void }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(webhookOperations.delete, { params: { id: webhook._id } }),
    meta: { quiet: true },
    onSuccess: async () => {
      toast.success('The webhook was deleted.');
      closeToHeading(onClose);
      await queryClient.invalidateQueries({ queryKey: webhookKeys.list });
    },
  });
  return (
    <ConfirmDialog
      open
      confirmLabel="Delete webhook"
      work={remove}
      onCancel={onClose}
      onConfirm={() => remove.mutate()}
    >
      <p>
        The tool at <strong>{new URL(webhook.address).hostname}</strong> won’t be told about anything any
        more. Its deliveries are deleted too.
      </p>
    </ConfirmDialog>
  );
}
