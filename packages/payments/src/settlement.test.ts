import type Stripe from 'stripe';
import { arrivedAt, nothingNew, settlementOf } from './settlement';

const session = (values: object) => values as Stripe.Checkout.Session;

it.each([
  ['open', 'unpaid', null, 'open'],
  ['expired', 'unpaid', null, 'expired'],
  ['complete', 'paid', { status: 'succeeded' }, 'settled'],
  ['complete', 'unpaid', { status: 'processing' }, 'processing'],
  ['complete', 'unpaid', { status: 'requires_payment_method' }, 'failed'],
  ['complete', 'unpaid', { status: 'canceled' }, 'failed'],
  ['complete', 'unpaid', 'pi_1', 'processing'],
  ['complete', 'unpaid', null, 'processing'],
])('a session that is %s and %s with the intent %j is %s', (status, payment_status, payment_intent, is) => {
  expect(settlementOf(session({ status, payment_status, payment_intent }))).toBe(is);
});

const now = new Date('2030-07-20T10:00:00Z');
const charged = 1_900_000_000;
const chargeOf = (type?: string) => ({ created: charged, payment_method_details: type ? { type } : null });

it.each([
  ['the card charge', { latest_charge: chargeOf('card') }, new Date(charged * 1000)],
  ['the settlement of a bank debit', { latest_charge: chargeOf('us_bank_account') }, now],
  ['the settlement if the method is unknown', { latest_charge: chargeOf() }, now],
  ['the settlement if the charge is only an id', { latest_charge: 'ch_1' }, now],
  ['the settlement if the charge is absent', { latest_charge: null }, now],
  ['the settlement if the intent is only an id', 'pi_1', now],
  ['the settlement if the intent is absent', null, now],
])('dates money by %s', (_what, payment_intent, expected) => {
  expect(arrivedAt(session({ payment_intent }), now)).toEqual(expected);
});

it('has no events to dispatch if nothing is new', () => {
  expect(nothingNew('expired')).toEqual({ settlement: 'expired', rows: [] });
});
