import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type Stripe from 'stripe';
import { nextStep, outcomeOf } from './dispute-steps';

const now = new Date('2030-07-20T10:00:00Z');
const [opened, due] = [1_900_000_000, 1_900_600_000];

const atStripe = (values: object = {}) =>
  ({
    ...{ id: 'du_1', amount: 30_000, reason: 'fraudulent', created: opened, status: 'needs_response' },
    evidence_details: { due_by: due },
    ...values,
  }) as Stripe.Dispute;

const open: PaymentDispute = {
  ...{ stripeId: 'du_1', amount: 30_000, reason: 'fraudulent', status: 'open', toDo: true },
  openedAt: new Date(opened * 1000),
  dueBy: new Date(due * 1000),
};
const answered: PaymentDispute = { ...open, toDo: false };
const another: PaymentDispute = { ...open, stripeId: 'du_2', status: 'lost', closedAt: new Date(0) };

it.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
] as const)('maps Stripe’s status %s to %s', (status, outcome) => {
  expect(outcomeOf({ status })).toBe(outcome);
});

it('adds a new dispute after the earlier ones', () => {
  expect(nextStep(undefined, atStripe(), now)).toEqual({ noted: open, disputes: [open] });
  expect(nextStep([another], atStripe(), now)?.disputes).toEqual([another, open]);
});

it.each([[null], [undefined]])('stores no deadline if Stripe’s is %s', (due_by) => {
  const { dueBy: _, ...withoutDeadline } = open;

  expect(nextStep([], atStripe({ evidence_details: { due_by } }), now)?.noted).toStrictEqual(withoutDeadline);
  expect(nextStep([], atStripe({ evidence_details: undefined }), now)?.noted).toStrictEqual(withoutDeadline);
});

it.each(['won', 'lost'] as const)(
  'replaces an answered dispute that is %s, for somebody to read',
  (status) => {
    const decided = { ...open, status, closedAt: now };

    expect(nextStep([answered, another], atStripe({ status }), now)).toEqual({
      noted: decided,
      disputes: [another, decided],
    });
  },
);

it.each([
  ['open', 'under_review'],
  ['won', 'won'],
  ['won', 'lost'],
  ['lost', 'won'],
  ['lost', 'lost'],
  ['lost', 'needs_response'],
] as const)('changes nothing if a dispute that is %s is reported as %s', (status, reported) => {
  const known = { ...answered, status };

  expect(nextStep([another, known], atStripe({ status: reported }), now)).toBeUndefined();
});
