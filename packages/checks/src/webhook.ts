import type { StoredPayment } from '@camp/database/payment/payment-model';
import type { StoredWebhookEvent } from '@camp/database/webhook-event/webhook-event-model';
import { trusted } from 'mongoose';
import { notChecked, right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** Milliseconds that Stripe may take. */
const mostDelay = 60 * 60 * 1000;

/** Milliseconds. Webhook events are deleted after 90 days, so nothing can be said about older payments. */
const lately = 80 * 24 * 60 * 60 * 1000;

/** Stripe's webhook events arrive. Without them, payments settle minutes later, when the worker asks Stripe. */
export const webhook: Check = {
  name: 'webhook-heard',
  category: 'Payments',
  needs: [mongodbReachable],
  help: 'Look at the webhook’s failed deliveries: https://dashboard.stripe.com/webhooks',
  // The period is long enough that a second result adds nothing.
  patience: 1,
  run: async (tools) => {
    const { Payment, WebhookEvent } = modelsOf(tools);
    const now = tools.clock.now();
    const [paid, last] = await Promise.all([
      Payment.findOne({
        status: 'paid',
        sessionId: trusted({ $exists: true }),
        createdAt: trusted({ $gte: new Date(now.getTime() - lately) }),
      })
        .sort({ createdAt: -1 })
        .lean<StoredPayment>(),
      WebhookEvent.findOne().sort({ createdAt: -1 }).lean<StoredWebhookEvent>(),
    ]);
    const isSilent = paid && (!last || last.createdAt < paid.createdAt);
    if (isSilent && now.getTime() - (paid.settledAt ?? paid.createdAt).getTime() > mostDelay)
      return wrong('A payment was made, but Stripe sent no webhook event. Payments settle minutes late.');
    if (last) return right(`Stripe’s last webhook event arrived ${ageInWords(last.createdAt, now)} ago.`);
    return notChecked(paid ? 'the first payment was made only now.' : 'nobody has paid lately.');
  },
};
