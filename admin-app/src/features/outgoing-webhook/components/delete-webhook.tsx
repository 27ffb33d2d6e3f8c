import { call } from '@camp/api-client/call';
import { webhookKeys } from '@camp/api-client/outgoing-webhook/queries';
import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { ConfirmCall } from '@camp/ui/overlays/confirm-call';

/** Asks 'Are you sure?', then deletes a webhook with its deliveries. */
export const DeleteWebhook = (props: { webhook: OutgoingWebhookRecord; onClose: () => void }) => (
  <ConfirmCall
    confirmLabel="Delete webhook"
    call={() => call(webhookOperations.delete, { params: { id: props.webhook._id } })}
    success="The webhook was deleted."
    changes={[webhookKeys.list]}
    onClose={props.onClose}
  >
    <p>
      The tool at <strong>{new URL(props.webhook.address).hostname}</strong> won’t be told about anything any
      more. Its deliveries are deleted too.
    </p>
  </ConfirmCall>
);
