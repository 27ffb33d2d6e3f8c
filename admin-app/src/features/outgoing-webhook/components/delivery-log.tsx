import { call } from '@camp/api-client/call';
import { webhookDeliveriesQuery, webhookKeys } from '@camp/api-client/outgoing-webhook/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { webhookEvents } from '@camp/contracts/outgoing-webhook/events';
import { webhookFailureWords } from '@camp/contracts/outgoing-webhook/failures';
import type {
  OutgoingWebhookRecord,
  WebhookDeliveryRecord,
} from '@camp/contracts/outgoing-webhook/operations';
import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { Button } from '@camp/ui/actions/button';
import { Table } from '@camp/ui/content/table';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const states: Readonly<Record<WebhookDeliveryRecord['state'], string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

/** What came of a delivery: its state, the reason of the last failure, and the number of attempts. */
function resultOf({ state, failure, status, attempts }: WebhookDeliveryRecord): string {
  const reason = failure ? ` ${webhookFailureWords[failure]}` : '';
  const code = status ? ` Status ${status}.` : '';
  const tried = attempts > 1 ? ` ${attempts} attempts.` : '';
  return `${states[state]}.${reason}${code}${tried}`;
}

/** The newest deliveries of a webhook. Each can be sent again. */
export function DeliveryLog({ webhook }: { webhook: OutgoingWebhookRecord }) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const deliveries = useQuery(webhookDeliveriesQuery(webhook._id));
  const resend = useMutation({
    mutationFn: (id: string) => call(webhookOperations.resend, { params: { id } }),
    onSuccess: async () => {
      toast.success('The delivery is being sent again.');
      await queryClient.invalidateQueries({ queryKey: webhookKeys.deliveries(webhook._id) });
    },
  });
  return (
    <Loaded query={deliveries} lines={3} label="Loading the deliveries">
      {(rows) =>
        rows.length === 0 ? (
          <p>Nothing was sent in the last 30 days.</p>
        ) : (
          <Table
            caption="Last deliveries"
            rows={rows}
            rowKey={({ _id }) => _id}
            columns={[
              {
                key: 'event',
                header: 'Event',
                cell: ({ event }) => webhookEvents[event].label,
                isRowHeader: true,
              },
              { key: 'result', header: 'Result', cell: resultOf },
              {
                key: 'when',
                header: 'Last attempt',
                cell: ({ lastAttemptAt }) => (lastAttemptAt ? formatMoment(lastAttemptAt) : 'None yet'),
              },
              {
                key: 'resend',
                header: 'Again',
                cell: ({ _id }) => (
                  <Button
                    size="small"
                    variant="quiet"
                    disabled={!webhook.isOn}
                    busy={resend.isPending && resend.variables === _id}
                    onClick={() => resend.mutate(_id)}
                  >
                    Send again
                  </Button>
                ),
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}
