import { pageAddress } from '@camp/contracts/registries/page-address';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import { amountDue } from '@camp/contracts/payment/amount-due';
import { ownedBy } from '@camp/database/user/owned-by';
import { coverCampers } from './cover-campers';
import { ensureSession } from './ensure-session';
import { lifeOfCheckout } from './life-of-checkout';
import type { PaymentDependencies } from './payment-dependencies';
import { releaseCheckout } from './release-checkout';

/** Why a checkout is refused: another's or no camper at all; paid already; not to be paid now; another gift's key. */
export type CheckoutRefusal = 'not-found' | 'paid' | 'not-payable' | 'conflict';

/** It cannot be paid as asked; the message is for the person. */
export class CheckoutRefusedError extends Error {
  override readonly name = 'CheckoutRefusedError';

  constructor(
    readonly code: CheckoutRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** Who pays for whom. */
export interface CheckoutRequest {
  userId: Types.ObjectId;
  /** The payer's address, filled in on the checkout page. */
  email: string;
  /** 24-digit ids, each once. */
  camperIds: readonly string[];
  /** Where the browser comes back to, without a slash at the end. */
  publicUrl: string;
  /** Called once before Stripe is asked to close or to open a checkout; what it throws ends this, with nothing closed. */
  beforeAsking?: () => Promise<void>;
}

/** Where to send the browser. */
export interface OpenedCheckout {
  url: string;
  /** Events to dispatch: a total of 0 is settled here and now. */
  rows: StoredOutboxRow[];
}

/** Two checkouts at once for one camper: the index lets one through, the other looks again. */
const attempts = 3;
/** A checkout with less time left is replaced by a new one. */
const leastTimeLeft = 40 * 60 * 1000;

/**
 * Opens one checkout for the chosen campers, or finds the one that is open for exactly them. Any other open one that
 * covers one of them is closed first, also while its session is still being made: a camper has one address to be paid
 * at, or none.
 *
 * @throws CheckoutRefusedError; StripeError when Stripe refuses or does not answer
 */
export async function openCheckout(
  deps: PaymentDependencies,
  asked: CheckoutRequest,
): Promise<OpenedCheckout> {
  let asking: Promise<void> | undefined;
  const request = { ...asked, beforeAsking: () => (asking ??= Promise.resolve(asked.beforeAsking?.())) };
  for (let attempt = 1; ; attempt += 1) {
    const order = await readOrder(deps, request);
    if (order.amount === 0) return settleForNothing(deps, request, order);
    const reusable = await releaseOthers(deps, order, request);
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
    'Something changed while the checkout was being opened. Please try again.',
  );

interface Order {
  campId: Types.ObjectId;
  campers: Types.ObjectId[];
  lines: PaymentLine[];
  amount: number;
}

async function readOrder(
  { models }: PaymentDependencies,
  { userId, camperIds }: CheckoutRequest,
): Promise<Order> {
  const ids = camperIds.map((id) => new Types.ObjectId(id));
  const campers = await models.Camper.find({ _id: trusted({ $in: ids }), ...ownedBy({ userId }) })
    .sort({ _id: 1 })
    .lean<StoredCamper[]>();
  if (campers.length !== new Set(camperIds).size || campers.length === 0)
    throw new CheckoutRefusedError('not-found', 'There is no such camper.');
  for (const camper of campers) refuseUnpayable(camper);
  const campId = campers[0]?.campId;
  const camp = await models.Camp.findById(campId).lean<StoredCamp>();
  if (!camp || !campers.every((camper) => camper.campId.equals(camp._id)))
    throw new CheckoutRefusedError('not-payable', 'Campers of different camp years are paid for one by one.');
  const lines = campers.map((camper) => lineOf(camper, camp));
  return {
    campId: camp._id,
    campers: campers.map(({ _id }) => _id),
    lines,
    amount: lines.reduce((sum, { cost, lateFee }) => sum + cost + lateFee, 0),
  };
}

function refuseUnpayable(camper: StoredCamper): void {
  const name = `${camper.nameFirst} ${camper.nameLast}`;
  if (camper.paid === true) throw new CheckoutRefusedError('paid', `${name} is paid for already.`);
  if (camper.waitlist) throw new CheckoutRefusedError('not-payable', `${name} is on the waitlist.`);
  if (camper.paid === null)
    throw new CheckoutRefusedError(
      'not-payable',
      `${name} cannot be paid for yet: no payment link was sent.`,
    );
}

function lineOf(camper: StoredCamper, camp: StoredCamp): PaymentLine {
  const { cost, lateFee } = amountDue(camper, camp);
  return { camperId: camper._id, name: `${camper.nameFirst} ${camper.nameLast}`, cost, lateFee };
}

/** Closes what is open for these campers. @returns the open payment for exactly this order, to go on with */
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
        `A payment for ${namesIn(payment, order)} is being processed already.`,
      );
  }
  return reusable;
}

/** The campers of the order that the payment covers, in words. */
function namesIn(payment: StoredPayment, { lines }: Order): string {
  const both = lines.filter(({ camperId }) => payment.campers.some((id) => id.equals(camperId)));
  return new Intl.ListFormat('en-US').format(both.map(({ name }) => name));
}

function isSameOrder(payment: StoredPayment, { campers, amount }: Order): boolean {
  return (
    payment.status === 'open' &&
    payment.amount === amount &&
    payment.campers.length === campers.length &&
    payment.campers.every((id, at) => campers[at]?.equals(id))
  );
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
 * A free camp needs no checkout: it is settled like a paid one, with the same receipt. Nothing goes back of nothing, so
 * it covers all of its campers or does not happen: the second of two clicks leaves no payment.
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
