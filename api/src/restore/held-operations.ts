import { setTimeout as pause } from 'node:timers/promises';
import type { OperationName } from '@camp/contracts/registries/operations';
import type { RequestHandler } from 'express';
import { ProblemError, recordsAway } from '../refusals/problem';
import type { Hold } from './hold';

/**
 * Calls that exist to send an email, or that write to Stripe. While a restored database is held they are refused, so
 * that nobody is charged, refunded or written to twice. Emails of other calls wait for the release.
 */
export const heldOperations: readonly OperationName[] = [
  'stripe.create',
  'stripe.donate',
  'stripe.refund',
  'stripe.receipt',
  'stripe.reconcile',
  'user.register',
  'user.resend-verification',
  'user.send-password-reset',
  'user.send-link',
  'camper.send-payment-link',
  'message.test',
  'message.send',
];

/** The guard of a call. Most calls need none. */
export const heldGuards = (name: OperationName, hold: Hold): RequestHandler[] =>
  heldOperations.includes(name) ? [refuseWhileHeld(hold)] : [];

/** Milliseconds that a call waits at the start of the API until the database can be read. */
const patience = 1_000;

const refuseWhileHeld =
  (hold: Hold): RequestHandler =>
  async (_request, _response, next) => {
    const isHeld = await Promise.race([hold.isHeld(), pause(patience, undefined, { ref: false })]);
    if (isHeld === undefined) throw recordsAway();
    if (isHeld)
      throw new ProblemError(
        'restoring',
        'We’re restoring the camp’s records. Payments and emails will work again soon. Please try again later.',
        { retryAfter: 600 },
      );
    next();
  };
