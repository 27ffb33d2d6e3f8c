import { metricsVariables } from '@camp/runtime/metrics-variables';
import { emailVariables, sharedVariables } from '@camp/runtime/shared-variables';
import { traceVariables } from '@camp/runtime/traces/trace-variables';
import * as z from 'zod';

const interval = (description: string, preset: number) =>
  z.coerce
    .number({ error: 'milliseconds' })
    .int('milliseconds, a whole number')
    .min(100, 'at least 100 milliseconds')
    .default(preset)
    .describe(`${description}, in milliseconds`);

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The worker's settings, read only here. */
export const envSchema = z.object({
  ...sharedVariables,
  ...emailVariables,
  ...metricsVariables,
  ...traceVariables,
  PUBLIC_URL: z
    .url({ error: 'the public address of the site (https://...)', protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .describe('Public address of the site. Links in emails start with it'),
  OUTBOX_SWEEP_INTERVAL: interval('How often events without a job are picked up', 5 * second),
  OUTBOX_REDISPATCH_AFTER: interval('Time until an unfinished event is dispatched again', 20 * second),
  OUTBOX_GIVE_UP_AFTER: interval(
    'Time for which a worker tries an unfinished event before it becomes a dead letter',
    72 * hour,
  ),
  SEAT_SWEEP_INTERVAL: interval('How often freed seats are offered', 10 * second),
  PAYMENT_LINK_INTERVAL: interval('How often due payment links are sent', minute),
  RECONCILE_INTERVAL: interval('How often Stripe is checked for missed webhook events', minute),
  COMPARISON_INTERVAL: interval('How often our records are compared with Stripe', hour),
  SYSTEM_CHECK_INTERVAL: interval('How often the system is checked', 10 * minute),
  IMAGE_DELETION_INTERVAL: interval('How often old images are deleted', 6 * hour),
});

/** The worker's validated settings. */
export type Env = z.output<typeof envSchema>;
