import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { sessionMetadata } from './session-metadata';
import { differenceBetween } from './settle';

const payment = {
  _id: new Types.ObjectId(),
  amount: 32_500,
  currency: 'usd',
  campers: [new Types.ObjectId(), new Types.ObjectId()],
};

const metadata = sessionMetadata(payment._id, payment.campers);
const paid = { mode: 'payment', amount_total: 32_500, currency: 'usd', metadata };

it.each([
  [undefined, {}],
  ['mode setup', { mode: 'setup' }],
  ['$325.01 instead of $325.00', { amount_total: 32_501 }],
  ['$0.00 instead of $325.00', { amount_total: null }],
  ['currency eur', { currency: 'eur' }],
  ['other campers', { metadata: null }],
  ['other campers', { metadata: sessionMetadata(new Types.ObjectId(), payment.campers) }],
  ['other campers', { metadata: sessionMetadata(payment._id, payment.campers.slice(1)) }],
])('calls it %j that a paid session has %j', (difference, values) => {
  expect(differenceBetween(payment, { ...paid, ...values } as Stripe.Checkout.Session)).toBe(difference);
});
