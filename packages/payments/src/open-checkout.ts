import { pageAddress } from '@camp/contracts/registries/page-address';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, type Types } from 'mongoose';
import { CheckoutRefusedError, isSameOrder, namesIn, readOrder, type Order } from './checkout-order';
import { coverCampers } from './cover-campers';
import { ensureSession } from './ensure-session';
import { lifeOfCheckout } from './life-of-checkout';
import type { PaymentDependencies } from './payment-dependencies';
import { releaseCheckout } from './release-checkout';

/** The payer and the campers. */
export interface CheckoutRequest {
  userId: Types.ObjectId;
  /** The payer's address, filled in on the checkout page. */
  email: string;
  /** 24-digit ids, each once. */
  camperIds: readonly string[];
  /** The site's address to return to, without a trailing slash. */
  publicUrl: string;
  /** Called once before Stripe closes or opens a checkout. Its errors end this call before anything is closed. */
  beforeAsking?: () => Promise<void>;
}

/** Address to redirect the browser to. */
export interface OpenedCheckout {
  url: string;
  /** Events to dispatch. A total of 0 is settled immediately. */
  rows: StoredOutboxRow[];
}

/** Of two concurrent checkouts for one camper, the unique index lets one through. The other call retries. */
const attempts = 3;
/** A checkout with less time left is replaced by a new one. */
const leastTimeLeft = 40 * 60 * 1000;

/**
 * Opens one checkout for the selected campers, or returns the open one for exactly them. Other open checkouts with one
 * of these campers are closed first, even while their session is being created. So a camper can be paid in at most one
 * checkout.
 *
 * @throws CheckoutRefusedError, or StripeError when Stripe refuses or does not answer
 */
export async function openCheckout(
  deps: PaymentDependencies,
  asked: CheckoutRequest,
): Promise<OpenedCheckout> {
  let asking: Promise<void> | undefined;
  const request = { ...asked, beforeAsking: () => (asking ??= Promise.resolve(asked.beforeAsking?.())) };
  for (let attempt = 1; ; attempt += 1) {
    const order = await readOrder(deps.models, request);
    const reusable = await releaseOthers(deps, order, request);
    if (order.amount === 0) return settleForNothing(deps, request, order);
    try {
      const payment = reusable ?? (await storePayment(deps, request, order));
      const url = await ensureSession(deps, payment, request);
      if (!url) throw changedMeanwhile();
      return { url, rows: [] };
    } catch (error) {
      if (!isDuplicateKey(error, 'openCampers') || attempt === attempts) throw error;
    }
  }
}

const changedMeanwhile = () =>
  new CheckoutRefusedError(
    'not-payable',
    'Something changed while the checkout was opening. Please try again.',
  );

/** Closes open checkouts of these campers. @returns the open payment for exactly this order */
async function releaseOthers(
  deps: PaymentDependencies,
  order: Order,
  { beforeAsking }: CheckoutRequest,
): Promise<StoredPayment | undefined> {
  const open = await deps.models.Payment.find({
    openCampers: trusted({ $in: order.campers }),
  }).lean<StoredPayment[]>();
  let reusable: StoredPayment | undefined;
  for (const payment of open) {
    if (isSameOrder(payment, order) && timeLeft(deps, payment) > leastTimeLeft) {
      reusable = payment;
      continue;
    }
    await beforeAsking?.();
    if (!(await releaseCheckout(deps, payment)))
      throw new CheckoutRefusedError(
        'not-payable',
        `A payment for ${namesIn(payment, order)} is already being processed. We’ll email you when it’s done.`,
      );
  }
  return reusable;
}

const timeLeft = ({ clock }: PaymentDependencies, payment: StoredPayment) =>
  payment.expiresAt.getTime() - clock.now().getTime();

async function storePayment(deps: PaymentDependencies, { userId }: CheckoutRequest, order: Order) {
  const payment = await deps.models.Payment.create({
    ...order,
    userId,
    openCampers: order.campers,
    expiresAt: new Date(deps.clock.now().getTime() + lifeOfCheckout),
  });
  return payment.toObject();
}

/**
 * A free camp needs no checkout. The payment is settled like a paid one, with the same receipt. It covers all of its
 * campers or fails, so the second of two clicks leaves no payment.
 */
async function settleForNothing(
  deps: PaymentDependencies,
  { userId, publicUrl }: CheckoutRequest,
  order: Order,
): Promise<OpenedCheckout> {
  const now = deps.clock.now();
  const rows = await inTransaction(deps.connection, async (session) => {
    const settled = { ...order, userId, status: 'paid', settledAt: now, expiresAt: now } as const;
    const [payment] = await deps.models.Payment.create([settled], { session });
    if (!payment) throw new Error('MongoDB created no payment.');
    const covered = await coverCampers(deps, session, payment.toObject());
    if (covered.uncovered.length > 0) throw changedMeanwhile();
    return covered.rows;
  });
  return { url: pageAddress(publicUrl, 'stripeSuccess'), rows };
}
