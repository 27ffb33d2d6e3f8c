import * as webhookOperations from '@camp/contracts/outgoing-webhook/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query keys of the webhooks. */
export const webhookKeys = {
  list: ['outgoing-webhook', 'list'],
  deliveries: (id: string) => ['outgoing-webhook', 'deliveries', id],
} as const;

/** All webhooks. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: webhookKeys.list,
    queryFn: ({ signal }) => call(webhookOperations.list, { signal }),
    meta: { quiet: 'while-empty' },
  });

/** The newest deliveries of a webhook. A delivery that waits may be sent at any moment. */
export const webhookDeliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: webhookKeys.deliveries(id),
    queryFn: ({ signal }) => call(webhookOperations.deliveries, { params: { id }, signal }),
    refetchInterval: 10_000,
    meta: { quiet: true },
  });
