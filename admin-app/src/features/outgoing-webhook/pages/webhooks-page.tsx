import { webhooksQuery } from '@camp/api-client/outgoing-webhook/queries';
import type { OutgoingWebhookRecord } from '@camp/contracts/outgoing-webhook/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../frame/admin-page';
import { DeleteWebhook } from '../components/delete-webhook';
import { WebhookCard } from '../components/webhook-card';
import { WebhookForm } from '../components/webhook-form';
import '../webhooks.css';

/** `/admin/webhooks`: the addresses of other tools that are told about events. */
export default function WebhooksPage() {
  const [toDelete, setToDelete] = useState<OutgoingWebhookRecord>();
  return (
    <AdminPage
      title={guardedPages.adminWebhooks.title}
      lead="A webhook tells another tool at once that something happened. It sends the event, an id and the time, and never a name."
    >
      <Section title="New webhook" id="new-webhook">
        <WebhookForm />
      </Section>
      <Section title="All webhooks" id="all-webhooks">
        <Loaded query={useQuery(webhooksQuery())} lines={4} label="Loading the webhooks">
          {(webhooks) =>
            webhooks.length === 0 ? (
              <EmptyState title="No webhooks yet">
                The tool that you connect gives you its address.
              </EmptyState>
            ) : (
              <ul className="webhooks camp-plain-list" aria-label="Webhooks">
                {webhooks.map((webhook) => (
                  <WebhookCard key={webhook._id} webhook={webhook} onDelete={setToDelete} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      {toDelete && <DeleteWebhook webhook={toDelete} onClose={() => setToDelete(undefined)} />}
    </AdminPage>
  );
}
