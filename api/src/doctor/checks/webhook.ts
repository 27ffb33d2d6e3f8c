import { right, wrong } from '@camp/checks/check';
import Stripe from 'stripe';
import { webhookCheck } from '../../payment/webhook-check';
import { notSet, type Check } from '../check';
import { siteAddress } from './site-address';

const timeout = 10_000;
const path = '/api/stripe/webhook';

/** Sends a signed event that changes nothing to the public address, as Stripe does. */
export const webhook: Check = {
  name: 'webhook',
  category: 'Payments',
  help: 'Compare the address and the secret with https://dashboard.stripe.com/webhooks',
  run: async ({ settings }) => {
    const address = siteAddress(settings);
    const secret = settings.STRIPE_WEBHOOK_SECRET;
    if (address === undefined) return notSet('PUBLIC_URL');
    if (secret === undefined) return notSet('STRIPE_WEBHOOK_SECRET');
    const payload = JSON.stringify(webhookCheck);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      // Stripe does not follow redirects.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
    if (!answer)
      return wrong(
        `Nothing answers at ${address}${path}.`,
        'Check that API and proxy run: docker compose ps',
      );
    if (answer.status === 200) return right('The address of the webhook answers, and knows the secret.');
    if (answer.status === 400) return wrong('The API has another STRIPE_WEBHOOK_SECRET.');
    return wrong(`${address}${path} answers with status ${answer.status}.`);
  },
};
