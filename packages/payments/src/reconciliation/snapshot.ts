import { comingCamps } from '@camp/database/camp/current-camp';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentLine, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import { securedBy } from '../covered-elsewhere';
import type { PaymentDependencies } from '../payment-dependencies';
import { coveredLines, priceOf } from '../returns';
import { lookbackPeriod } from './sessions';

/** The compared fields of a registration. */
export type ComparedCamper = Pick<
  StoredCamper,
  '_id' | 'userId' | 'campId' | 'paid' | 'waitlist' | 'nameFirst' | 'nameLast' | 'createdAt'
>;

/** Registrations and payments of the camps that aren't over, read in one snapshot. */
export interface Snapshot {
  campers: ComparedCamper[];
  payments: StoredPayment[];
  /** Ids of the campers whose seat a settled payment secures. */
  secured: ReadonlySet<string>;
}

/**
 * Reads both in one snapshot, so that a concurrent payment is in both or in neither.
 *
 * @throws MongoDB's errors
 */
export async function readSnapshot({
  connection,
  models,
  clock,
}: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>): Promise<Snapshot> {
  const camps = await comingCamps(models, clock.now());
  const ofCamps = { campId: trusted({ $in: camps.map(({ _id }) => _id) }) };
  const fields = { userId: 1, campId: 1, paid: 1, waitlist: 1, nameFirst: 1, nameLast: 1, createdAt: 1 };
  return inTransaction(connection, async (session) => {
    const campers = await models.Camper.find(ofCamps, fields).session(session).lean<ComparedCamper[]>();
    const payments = await models.Payment.find(ofCamps).session(session).lean<StoredPayment[]>();
    const settled = payments.filter(({ settledAt }) => settledAt);
    return { campers, payments, secured: new Set(settled.flatMap(securedBy).map(String)) };
  });
}

/** Registrations that count as paid without a payment that secures them. */
export const unsecuredOf = ({ campers, secured }: Pick<Snapshot, 'campers' | 'secured'>): ComparedCamper[] =>
  campers.filter(({ _id, paid }) => paid === true && !secured.has(_id.toString()));

/** Lines of a settled payment whose registrations don't match it. */
export interface OddLines {
  /** The registration exists and isn't paid. */
  unpaid: PaymentLine[];
  /** The registration was deleted without a refund. */
  gone: PaymentLine[];
}

/** @param campers - of the payment, or of all camps */
export function oddLinesOf(
  payment: StoredPayment,
  campers: ReadonlyMap<string, Pick<StoredCamper, 'paid'>>,
): OddLines {
  const odd: OddLines = { unpaid: [], gone: [] };
  if (!payment.settledAt) return odd;
  for (const { line } of coveredLines(payment)) {
    const camper = campers.get(line.camperId.toString());
    const refunds = payment.refunds.filter((one) => one.campers.some((id) => id.equals(line.camperId)));
    if (!camper && refunds.length === 0 && priceOf(line) > 0) odd.gone.push(line);
    if (camper && camper.paid !== true && refunds.every(({ status }) => status === 'done'))
      odd.unpaid.push(line);
  }
  return odd;
}

/** The first day of checkouts to read, since a registration without its payment may have been paid earlier. */
export function firstDayOf({ clock }: Pick<PaymentDependencies, 'clock'>, snapshot: Snapshot): Date {
  const registered = unsecuredOf(snapshot).map(({ createdAt }) => createdAt.getTime());
  return new Date(Math.min(clock.now().getTime() - lookbackPeriod, ...registered));
}
