import { right, wrong } from '@camp/checks/check';
import { createStripe } from '@camp/payments/stripe';
import Stripe from 'stripe';
import { notSet, type Check } from '../check';

/** Whether Stripe accepts the secret key, with the right that checkouts need. */
export const stripeKey: Check = {
  name: 'stripe-key',
  category: 'Payments',
  help: 'Copy the secret key again: https://dashboard.stripe.com/apikeys',
  run: async ({ settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl } }) => {
    if (secretKey === undefined) return notSet('STRIPE_SECRET_KEY');
    try {
      await createStripe({ secretKey, apiUrl }).checkout.sessions.list({ limit: 1 });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeAuthenticationError)
        return wrong('Stripe rejects STRIPE_SECRET_KEY.');
      if (error instanceof Stripe.errors.StripePermissionError)
        return wrong('STRIPE_SECRET_KEY may not read checkout sessions.');
      return wrong(
        'Stripe does not answer.',
        'Check that this server reaches the internet. https://status.stripe.com shows failures of Stripe',
      );
    }
    return right('Stripe accepts the key.');
  },
};
