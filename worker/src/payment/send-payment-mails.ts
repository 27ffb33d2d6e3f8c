import { formatGmt } from '@camp/contracts/camp/dates';
import { pageAddress } from '@camp/contracts/registries/page-address';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { campFacts } from '../camp/camp-facts';
import { checkInCalendar } from '../camp/check-in-calendar';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from '../mail/content';
import { recipient } from '../mail/recipient';
import { receiptMail, refundMail } from './payment-mails';

async function readPayment({ database: { models }, settings }: WorkerDependencies, paymentId: string) {
  const payment = await models.Payment.findById(paymentId).lean<StoredPayment>();
  const user = payment && (await models.User.findById(payment.userId).lean());
  const camp = payment && (await models.Camp.findById(payment.campId).lean());
  if (!payment || !user || !camp) return undefined;
  const data = {
    nameFirst: user.nameFirst,
    year: camp.year,
    reference: payment._id.toString(),
    profileUrl: pageAddress(settings.publicUrl, 'userProfile'),
  };
  return { payment, camp, data, to: recipient(user) };
}

/** The receipt: what the payment covers, without what goes back at once. */
export async function composeReceipt(
  deps: WorkerDependencies,
  { paymentId }: { paymentId: string },
): Promise<Mail | undefined> {
  const read = await readPayment(deps, paymentId);
  const settledAt = read?.payment.settledAt;
  if (!settledAt) return undefined;
  const { payment, camp, data, to } = read;
  const sentBack = payment.refunds
    .filter(({ requestedAt }) => requestedAt <= settledAt)
    .flatMap(({ campers }) => campers);
  const lines = payment.lines.filter(({ camperId }) => !sentBack.some((id) => id.equals(camperId)));
  const content = receiptMail.write({
    ...data,
    campFacts: campFacts(camp),
    lines,
    date: formatGmt(settledAt),
  });
  const campers = lines.map(({ camperId, name }) => ({ _id: camperId, name }));
  return { to, content, calendar: checkInCalendar(camp, campers, true) };
}

/** What was sent back: each refund has a mail of its own. */
export async function composeRefund(
  deps: WorkerDependencies,
  { paymentId, refundId }: { paymentId: string; refundId?: string },
): Promise<Mail | undefined> {
  const read = await readPayment(deps, paymentId);
  if (!read) return undefined;
  const { payment, data, to } = read;
  const refunds = payment.refunds
    .filter(({ _id, status }) => status === 'done' && (!refundId || _id.equals(refundId)))
    .map(({ campers, amount, reason }) => ({
      campers: payment.lines
        .filter(({ camperId }) => campers.some((id) => id.equals(camperId)))
        .map(({ name }) => name),
      amount,
      reason,
    }));
  if (refunds.length === 0) return undefined;
  return { to, content: refundMail.write({ ...data, refunds }) };
}
