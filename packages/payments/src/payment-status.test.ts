import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { statusOf } from './payment-status';

const [first, second] = [new Types.ObjectId(), new Types.ObjectId()];
const lines = [
  { camperId: first, name: 'First', cost: 30_000, lateFee: 2_500 },
  { camperId: second, name: 'Second', cost: 30_000, lateFee: 0 },
];

const refund = (camperId: Types.ObjectId, amount: number, status: PaymentRefund['status']) => ({
  ...{ _id: new Types.ObjectId(), campers: [camperId], amount, status },
  ...{ reason: 'Ill.', requestedAt: new Date(0) },
});

it.each([
  ['paid', []],
  ['paid', [refund(first, 32_500, 'due'), refund(second, 30_000, 'failed')]],
  ['partly-refunded', [refund(first, 1, 'done')]],
  ['partly-refunded', [refund(first, 32_500, 'done'), refund(second, 30_000, 'due')]],
  ['partly-refunded', [refund(first, 30_000, 'done'), refund(second, 30_000, 'done')]],
  ['refunded', [refund(first, 32_500, 'done'), refund(second, 30_000, 'done')]],
])('calls a payment %s', (status, refunds) => {
  expect(statusOf({ lines, refunds })).toBe(status);
});
