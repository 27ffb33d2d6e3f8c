import type { PaymentDispute } from '../payment/dispute-paths';
import type { StoredDonation } from './donation-model';
import { netAmountOf } from './net-amount';

const refund = (amount: number) => ({ stripeId: 're_1', amount, madeAt: new Date(0) });
const dispute = (amount: number, status: PaymentDispute['status']): PaymentDispute => ({
  ...{ stripeId: 'dp_1', amount, status, reason: 'general', openedAt: new Date(0), toDo: true },
});

it.each<[Partial<StoredDonation>, number]>([
  [{}, 5_000],
  [{ refunds: [refund(1_000), refund(500)] }, 3_500],
  [{ disputes: [dispute(2_000, 'open')] }, 3_000],
  [{ disputes: [dispute(2_000, 'lost')] }, 3_000],
  [{ disputes: [dispute(2_000, 'won')] }, 5_000],
  [{ refunds: [refund(1_000)], disputes: [dispute(2_000, 'lost'), dispute(1_000, 'won')] }, 2_000],
  [{ refunds: [refund(4_000)], disputes: [dispute(5_000, 'lost')] }, 0],
])('of a gift of $50.00 with %j, %i cents are left', (gone, left) => {
  expect(netAmountOf({ amount: 5_000, ...gone })).toBe(left);
});
