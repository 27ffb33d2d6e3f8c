import type { StoredPayment } from '@camp/database/payment/payment-model';
import { securedBy } from '@camp/payments/covered-elsewhere';
import { oddLinesOf, unsecuredOf } from '@camp/payments/reconciliation/snapshot';
import { coveredLines } from '@camp/payments/returns';
import { linesOf } from '../history/history';
import { findingsAbout, type Check } from './check';
import type { FinalState } from './final-state';
import { copiesOf, mailsWith } from './mails';

const settledOf = ({ payments }: FinalState) => payments.filter(({ settledAt }) => settledAt);

/**
 * I3: a camper is paid if and only if a settled payment covers it, each settled payment is paid at Stripe, and each
 * paid checkout is settled. The product's own comparison with Stripe agrees.
 */
export const checkPaid: Check = ({ history, state }) => {
  const { campers, sessions, donations, differences } = state;
  const settled = settledOf(state);
  const secured = new Set(settled.flatMap(securedBy).map(String));
  const byId = new Map(campers.map((camper) => [camper._id.toString(), camper]));
  const paidSessions = new Map(
    sessions.filter(({ payment_status }) => payment_status === 'paid').map((one) => [one.id, one]),
  );
  const known = new Set([
    ...settled.map(({ sessionId }) => sessionId),
    ...donations.filter(({ settledAt }) => settledAt).map(({ sessionId }) => sessionId),
  ]);
  const paidByFamilies = [...linesOf(history, 'pay'), ...linesOf(history, 'donate')].filter(
    ({ paid }) => paid,
  );
  return [
    ...findingsAbout(state, 'I3'),
    ...differences.map((difference) => `The comparison with Stripe found ${difference}.`),
    ...unsecuredOf({ campers, secured }).map(({ nameFirst }) => `${nameFirst} is paid without a payment.`),
    ...settled.flatMap((payment) =>
      oddLinesOf(payment, byId).unpaid.map(({ name }) => `${name} has a payment and isn't paid.`),
    ),
    ...settled
      .filter(({ sessionId = '', amount }) => paidSessions.get(sessionId)?.amount_total !== amount)
      .map(({ _id }) => `Stripe has no such money for payment ${_id.toString()}.`),
    ...[...paidSessions.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `The paid checkout ${id} is unsettled.`),
    ...paidByFamilies
      .filter(({ sessionId = '' }) => !paidSessions.has(sessionId))
      .map(({ sessionId }) => `A family paid ${sessionId}, and Stripe knows nothing of it.`),
  ];
};

/** I4: each payment became paid once, and its family has one receipt, unless everything was refunded before. */
export const checkReceipts: Check = ({ state }) => {
  const { deliveries, outbox } = state;
  return settledOf(state).flatMap((payment) => {
    const id = payment._id.toString();
    const isAbout = ({ payload }: { payload: Record<string, unknown> }) => payload.paymentId === id;
    const transitions = new Set([
      ...outbox.filter((row) => row.name === 'payment.settled' && isAbout(row)).map(({ _id }) => String(_id)),
      ...deliveries
        .filter((one) => one.handler === 'mail.receipt' && isAbout(one))
        .map(({ eventId }) => String(eventId)),
    ]);
    const receipts = copiesOf(receiptsOf(state, payment)).size;
    return [
      ...(transitions.size > 1 ? [`Payment ${id} became paid ${transitions.size} times.`] : []),
      ...(receipts > 1 ? [`Payment ${id} has ${receipts} receipts.`] : []),
      ...(receipts === 0 && wasNeverRefunded(payment) ? [`Payment ${id} has no receipt.`] : []),
    ];
  });
};

const receiptsOf = (state: FinalState, { _id }: StoredPayment) =>
  mailsWith(state, _id.toString()).filter(({ subject }) => subject.startsWith('Your receipt'));

/** A receipt without a covered camper is not sent. */
const wasNeverRefunded = (payment: StoredPayment) =>
  payment.refunds.length === 0 && coveredLines(payment).length > 0;

/**
 * I8: each refund was sent once with its amount, and the owner has one email about it. A payment for a lost seat has its
 * refund, and no payment is refunded by more than its amount.
 */
export const checkRefunds: Check = ({ history, state }) => {
  const { campers, refunds: atStripe } = state;
  const byId = new Map(campers.map((camper) => [camper._id.toString(), camper]));
  const wrong = findingsAbout(state, 'I8');
  for (const payment of settledOf(state)) {
    const id = payment._id.toString();
    for (const { name } of oddLinesOf(payment, byId).gone)
      wrong.push(`${name} lost the seat, and payment ${id} was not refunded.`);
    for (const { _id, amount, status } of payment.refunds) {
      const sent = atStripe.filter(({ metadata }) => metadata?.refund === _id.toString());
      if (status !== 'done') wrong.push(`A refund of payment ${id} is ${status}.`);
      else if (amount > 0 && (sent.length !== 1 || sent[0]?.amount !== amount))
        wrong.push(`A refund of payment ${id} was sent ${sent.length} times.`);
    }
    const back = atStripe
      .filter(({ payment_intent }) => payment_intent === payment.paymentIntentId)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (back > payment.amount) wrong.push(`More than payment ${id} was refunded.`);
    const emails = copiesOf(
      mailsWith(state, id).filter(({ subject }) => subject.startsWith('Your refund')),
    ).size;
    const done = payment.refunds.filter(({ status }) => status === 'done').length;
    if (emails !== done) wrong.push(`${done} refunds of payment ${id} have ${emails} emails.`);
  }
  for (const { paymentId, reason, outcome } of linesOf(history, 'refund')) {
    const payment = state.payments.find(({ _id }) => _id.equals(paymentId));
    const asked = payment?.refunds.filter((one) => one.reason === reason).length ?? 0;
    if (asked > 1 || (outcome === 'ok' && asked === 0)) wrong.push(`${reason} was stored ${asked} times.`);
  }
  return wrong;
};
