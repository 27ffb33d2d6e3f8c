import { medicalKey } from '@camp/testing/medical-key';

/** Signs the simulator's webhook events. */
export const webhookSecret = 'whsec_q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi';

/** Far above what a history needs, since it does not test the limits. */
const withoutLimits = Object.fromEntries(
  ['DONATIONS', 'STRIPE', 'UPLOADS', 'REGISTRATIONS', 'UPDATES'].map((name) => [`LIMIT_${name}`, '1000000']),
);

/**
 * The variables of API and worker, except their connections. Only the comparison with Stripe is more frequent than by
 * default, since a history ends a minute after its last fault.
 */
export const productEnvironment = ({
  secret,
  publicUrl,
  smtpUrl,
  stripeUrl,
}: Record<'secret' | 'publicUrl' | 'smtpUrl' | 'stripeUrl', string>) => ({
  ...withoutLimits,
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PUBLIC_URL: publicUrl,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Camp <camp@example.org>',
  STRIPE_SECRET_KEY: 'sk_test_faults',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: stripeUrl,
  JWT_SECRET: secret,
  MEDICAL_KEY: medicalKey,
  LOG_LEVEL: 'info',
  RECONCILE_INTERVAL: '10000',
});
