import { randomBytes } from 'node:crypto';
import type { Answers } from './questions';
import type { Installation } from './setup-files';

/** A camp's own installation, with a proxy that gets certificates. */
export function realInstallation(answers: Answers): Installation {
  const { domain, sender, smtpUrl, stripeSecretKey, stripeWebhookSecret } = answers;
  const isTest = /^[sr]k_test_/.test(stripeSecretKey);
  return {
    publicUrl: `https://${domain}`,
    ...{ sender, smtpUrl, stripeSecretKey, stripeWebhookSecret },
    others: { COMPOSE_PROFILES: 'tls', ...(isTest && { ON_PURPOSE: 'test-payments' }) },
  };
}

/** An installation on this machine that delivers no email and moves no money. */
export const demoInstallation = (): Installation => ({
  publicUrl: 'http://localhost:3000',
  sender: 'Camp <camp@localhost>',
  smtpUrl: 'smtp://mail:1025',
  stripeSecretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  others: {
    COMPOSE_PROFILES: 'demo',
    ON_PURPOSE: 'mail-catcher,other-stripe',
    STRIPE_API_URL: 'http://stripe:3002',
  },
});
