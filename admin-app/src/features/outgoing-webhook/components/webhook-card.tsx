import { call } from '@camp/api-client/call';
import { webhookKeys } from '@camp/api-client/outgoing-webhook/queries';
import { formatMoment } from '@camp/contracts/camp/moments';
import { webhookEvents } from '@camp/contracts/outgoing-webhook/events';
import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { Button } from '@camp/ui/actions/button';
import { Badge } from '@camp/ui/content/badge';
import { useToast } from '@camp/ui/feedback/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DeliveryLog } from './delivery-log';

interface WebhookCardProps {
  webhook: OutgoingWebhookRecord;
  onDelete: (webhook: OutgoingWebhookRecord) => void;
}

/** A webhook: where it goes, what it tells, how it does, and its deliveries on demand. */
export function WebhookCard({ webhook, onDelete }: WebhookCardProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [hasLog, setHasLog] = useState(false);
  const { _id, address, events, isOn } = webhook;
  const change = useMutation({
    mutationFn: (on: boolean) => call(webhookOperations.update, { params: { id: _id }, body: { isOn: on } }),
    onSuccess: async ({ msg }) => {
      toast.success(msg.isOn ? 'The webhook is on.' : 'The webhook is off.');
      await queryClient.invalidateQueries({ queryKey: webhookKeys.list });
    },
  });
  const title = `webhook-${_id}`;
  const log = `webhook-log-${_id}`;
  return (
    <li className="camp-box">
      <div className="camp-spread">
        <h3 id={title}>{address}</h3>
        <State webhook={webhook} />
      </div>
      <ul>
        {events.map((name) => (
          <li key={name}>{webhookEvents[name].label}</li>
        ))}
      </ul>
      <Trouble webhook={webhook} />
      <div className="camp-button-row" role="group" aria-labelledby={title}>
        <Button size="small" busy={change.isPending} onClick={() => change.mutate(!isOn)}>
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={hasLog}
          aria-controls={log}
          onClick={() => setHasLog(!hasLog)}
        >
          Deliveries
        </Button>
        <Button size="small" variant="danger" onClick={() => onDelete(webhook)}>
          Delete
        </Button>
      </div>
      <div id={log}>{hasLog && <DeliveryLog webhook={webhook} />}</div>
    </li>
  );
}

function State({ webhook: { isOn, failingSince } }: { webhook: OutgoingWebhookRecord }) {
  if (!isOn) return <Badge tone="neutral">Off</Badge>;
  return failingSince ? <Badge tone="danger">Failing</Badge> : <Badge tone="meadow">On</Badge>;
}

function Trouble({ webhook: { failingSince, switchedOffAt } }: { webhook: OutgoingWebhookRecord }) {
  if (switchedOffAt)
    return (
      <p>
        It failed for three days, so we switched it off on {formatMoment(switchedOffAt)}. Its deliveries say
        why.
      </p>
    );
  if (failingSince) return <p>Every delivery has failed since {formatMoment(failingSince)}.</p>;
  return null;
}
