import { paymentOf, refundAtStripe, refundOf } from '../../test/records';
import { hasFailed, isNewFailure, ownOf } from './own-refund';

const { campers } = paymentOf(1);

it('finds a refund by Stripe’s id, by a failed attempt, or by the metadata of one that is not recorded', () => {
  const done = refundOf(campers, { status: 'done', stripeRefundId: 're_1', failedRefundIds: ['re_0'] });
  const due = refundOf(campers);
  const own = (values: Parameters<typeof refundAtStripe>[0]) =>
    ownOf({ refunds: [done, due] }, refundAtStripe(values));

  expect(own({ id: 're_1' })).toBe(done);
  expect(own({ id: 're_0' })).toBe(done);
  expect(own({ id: 're_2', metadata: { refund: due._id.toString() } })).toBe(due);
  expect(own({ id: 're_2', metadata: { refund: done._id.toString() } })).toBeUndefined();
  expect([own({ id: 're_2' }), own({ id: 're_2', metadata: null })]).toEqual([undefined, undefined]);
});

it.each([
  ['succeeded', false],
  ['pending', false],
  ['requires_action', false],
  ['failed', true],
  ['canceled', true],
])('knows whether the money of a refund that %s came back', (status, expected) => {
  expect(hasFailed(refundAtStripe({ status }))).toBe(expected);
});

it('counts a failure as new only if the refund is done and the attempt is not recorded', () => {
  const done = refundOf(campers, { status: 'done' });
  const made = refundAtStripe({ id: 're_1', status: 'failed' });

  expect(isNewFailure(done, made)).toBe(true);
  expect(isNewFailure({ ...done, failedRefundIds: ['re_0'] }, made)).toBe(true);
  expect(isNewFailure({ ...done, failedRefundIds: ['re_1'] }, made)).toBe(false);
  expect(isNewFailure({ ...done, status: 'due' }, made)).toBe(false);
  expect(isNewFailure(undefined, made)).toBe(false);
});
