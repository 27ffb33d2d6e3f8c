import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { withoutSeats } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { coveredLines, priceOf } from '@camp/payments/returns';
import { trusted, type Types } from 'mongoose';
import { campFacts } from '@camp/contracts/camp/facts';
import { checkInCalendar } from '../camp/check-in-calendar';
import type { WorkerDependencies } from '../dependencies';
import { recipient } from '../mail/recipient';
import { paymentFailedMail, refundFailedMail } from '@camp/contracts/payment/bank-mails';
import { disputeLostMail, refundMail } from '@camp/contracts/payment/mails';
import { receiptMail } from '@camp/contracts/payment/receipt-mail';
import type { Compose } from '../mail/compose';

async function readPayment({ database: { models }, settings }: WorkerDependencies, paymentId: string) {
  const payment = await models.Payment.findById(paymentId).lean<StoredPayment>();
  if (!payment) return undefined;
  const [user, camp] = await Promise.all([
    models.User.findById(payment.userId).lean(),
    models.Camp.findById(payment.campId, withoutSeats).lean(),
  ]);
  if (!user || !camp) return undefined;
  const data = {
    nameFirst: user.nameFirst,
    year: camp.year,
    reference: payment._id.toString(),
    profileUrl: pageAddress(settings.publicUrl, 'userProfile'),
  };
  return { payment, camp, data, to: recipient(user) };
}

/** The receipt of a payment, without fully refunded or pending lines. */
export const composeReceipt: Compose<'mail.receipt'> = async (deps, { paymentId }) => {
  const read = await readPayment(deps, paymentId);
  const settledAt = read?.payment.settledAt;
  if (!settledAt) return undefined;
  const { payment, camp, data, to } = read;
  const covered = coveredLines(payment);
  if (covered.length === 0) return undefined;
  const content = receiptMail.write({
    ...data,
    campFacts: campFacts(camp),
    lines: covered.map(({ line: { name, cost, lateFee }, done, due }) => ({
      name,
      cost,
      lateFee,
      back: done + due,
    })),
    date: formatCampDayAndZone(settledAt),
  });
  const campers = covered.map(({ line: { camperId, name } }) => ({ _id: camperId, name }));
  return { to, content, calendar: checkInCalendar(camp, campers, deps.settings.publicUrl) };
};

/** The notice of a refund. Each refund has its own email. */
export const composeRefund: Compose<'mail.refund'> = async (deps, { paymentId, refundId }) => {
  const read = await readPayment(deps, paymentId);
  if (!read) return undefined;
  const { payment, data, to } = read;
  const refunds = payment.refunds
    .filter(({ _id, status }) => status === 'done' && (!refundId || _id.equals(refundId)))
    .map(({ campers, amount, reason }) => ({
      campers: namesIn(payment, campers),
      amount,
      reason,
    }));
  if (refunds.length === 0) return undefined;
  const seats = await seatsAfter(deps, payment, refundId);
  const ofDispute = payment.refunds.find(({ _id, disputeId }) => disputeId && _id.equals(refundId));
  if (ofDispute)
    return { to, content: disputeLostMail.write({ ...data, ...seats, amount: ofDispute.amount }) };
  return { to, content: refundMail.write({ ...data, refunds, ...seats }) };
};

const namesIn = ({ lines }: StoredPayment, campers: readonly Types.ObjectId[]) =>
  lines.filter(({ camperId }) => campers.some((id) => id.equals(camperId))).map(({ name }) => name);

/** The notice of a failed refund. Nothing is sent if the money was returned after all. */
export const composeRefundFailed: Compose<'mail.refund-failed'> = async (deps, { paymentId, refundId }) => {
  const read = await readPayment(deps, paymentId);
  const refund = read?.payment.refunds.find(({ _id }) => _id.equals(refundId));
  if (!read || !refund || refund.status === 'done') return undefined;
  const { payment, data, to } = read;
  const { amount, campers } = refund;
  return { to, content: refundFailedMail.write({ ...data, amount, campers: namesIn(payment, campers) }) };
};

/** A failed bank debit, without campers who are paid or deleted. */
export const composePaymentFailed: Compose<'mail.payment-failed'> = async (deps, { paymentId }) => {
  const read = await readPayment(deps, paymentId);
  if (read?.payment.status !== 'failed') return undefined;
  const { payment, data, to } = read;
  const unpaid = await deps.database.models.Camper.find(
    { _id: trusted({ $in: payment.campers }), paid: false, waitlist: false },
    { _id: 1 },
  ).lean<Pick<StoredCamper, '_id'>[]>();
  if (unpaid.length === 0) return undefined;
  const lines = payment.lines.filter(({ camperId }) => unpaid.some(({ _id }) => _id.equals(camperId)));
  const amount = lines.reduce((sum, line) => sum + priceOf(line), 0);
  const content = paymentFailedMail.write({ ...data, amount, campers: lines.map(({ name }) => name) });
  return { to, content };
};

/** Current names of campers whose registration was canceled with a refund, or who have to pay again. */
async function seatsAfter(
  { database: { models } }: WorkerDependencies,
  payment: StoredPayment,
  refundId: string | undefined,
): Promise<{ canceled: string[]; toPayAgain: string[] }> {
  const refund = payment.refunds.find(({ _id }) => _id.equals(refundId));
  const campers = refund?.seat ? refund.campers : [];
  const stored = await models.Camper.find({ _id: trusted({ $in: campers }) }, { paid: 1, waitlist: 1 }).lean<
    Pick<StoredCamper, '_id' | 'paid' | 'waitlist'>[]
  >();
  const namesOf = (which: (camper: (typeof stored)[number] | undefined) => boolean) =>
    payment.lines
      .filter(({ camperId }) => campers.some((id) => id.equals(camperId)))
      .filter(({ camperId }) => which(stored.find(({ _id }) => _id.equals(camperId))))
      .map(({ name }) => name);
  return {
    canceled: namesOf((camper) => camper === undefined),
    toPayAgain: namesOf((camper) => camper?.paid === false && !camper.waitlist),
  };
}
