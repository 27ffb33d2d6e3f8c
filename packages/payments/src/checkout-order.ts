import { amountDue } from '@camp/contracts/payment/amount-due';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';

/**
 * Why a checkout is refused: no such camper of this family, paid already, not payable now, or a key of another gift.
 */
export type CheckoutRefusal = 'not-found' | 'paid' | 'not-payable' | 'conflict';

/** The checkout is refused. The message is for the person. */
export class CheckoutRefusedError extends Error {
  override readonly name = 'CheckoutRefusedError';

  constructor(
    readonly code: CheckoutRefusal,
    message: string,
  ) {
    super(message);
  }
}

/** The order of a checkout. */
export interface Order {
  campId: Types.ObjectId;
  campers: Types.ObjectId[];
  lines: PaymentLine[];
  amount: number;
}

/**
 * The campers of an order and their prices.
 *
 * @param camperIds - 24-digit ids, each once
 * @throws CheckoutRefusedError
 */
export async function readOrder(
  models: PaymentDependencies['models'],
  { userId, camperIds }: { userId: Types.ObjectId; camperIds: readonly string[] },
): Promise<Order> {
  const ids = camperIds.map((id) => new Types.ObjectId(id));
  const campers = await models.Camper.find({ _id: trusted({ $in: ids }), ...ownedBy({ userId }) })
    .sort({ _id: 1 })
    .lean<StoredCamper[]>();
  if (campers.length !== new Set(camperIds).size || campers.length === 0)
    throw new CheckoutRefusedError('not-found', 'Camper not found.');
  for (const camper of campers) refuseUnpayable(camper);
  const campId = campers[0]?.campId;
  const camp = await models.Camp.findById(campId).lean<StoredCamp>();
  if (!camp || !campers.every((camper) => camper.campId.equals(camp._id)))
    throw new CheckoutRefusedError(
      'not-payable',
      'Campers from different camp years can’t be paid for together. Pay for one year at a time.',
    );
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
  if (camper.paid === true)
    throw new CheckoutRefusedError('paid', `${name} is already paid for. You don’t need to pay again.`);
  if (camper.waitlist)
    throw new CheckoutRefusedError(
      'not-payable',
      `${name} is on the waitlist, so there’s nothing to pay yet.`,
    );
  if (camper.paid === null)
    throw new CheckoutRefusedError(
      'not-payable',
      `${name} can’t be paid for yet. We’ll email you a payment link.`,
    );
}

function lineOf(camper: StoredCamper, camp: StoredCamp): PaymentLine {
  const { cost, lateFee } = amountDue(camper, camp);
  return { camperId: camper._id, name: `${camper.nameFirst} ${camper.nameLast}`, cost, lateFee };
}

/** The order's campers that the payment covers, in words. */
export function namesIn(payment: StoredPayment, { lines }: Order): string {
  const both = lines.filter(({ camperId }) => payment.campers.some((id) => id.equals(camperId)));
  return new Intl.ListFormat('en-US').format(both.map(({ name }) => name));
}

/** Whether an open payment is for exactly this order. */
export function isSameOrder(payment: StoredPayment, { campers, amount }: Order): boolean {
  return (
    payment.status === 'open' &&
    payment.amount === amount &&
    payment.campers.length === campers.length &&
    payment.campers.every((id, at) => campers[at]?.equals(id))
  );
}
