import { Types } from 'mongoose';
import { shareOut, sharesOf } from './shares';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [30_001, [30_000, 32_500], [14_401, 15_600]],
  [5, [0, 5], [0, 5]],
  [0, [0, 0], [0, 0]],
  [500, [0, 0], [0, 0]],
  [7, [], []],
])('divides %i cents by %j as %j', (amount, weights, shares) => {
  expect(shareOut(amount, weights)).toEqual(shares);
});

const [late, sibling, other] = [2_500, 0, 0].map((lateFee) => ({
  camperId: new Types.ObjectId(),
  name: 'Casey Camper',
  cost: 30_000,
  lateFee,
}));
const lines = [late!, sibling!, other!];
const named = [new Types.ObjectId(String(sibling?.camperId)), new Types.ObjectId(String(late?.camperId))];

it('divides a refund without shares by the prices of its campers, late fees included', () => {
  expect(sharesOf({ campers: named, amount: 62_500 }, lines)).toEqual([
    { camperId: late?.camperId, amount: 32_500 },
    { camperId: sibling?.camperId, amount: 30_000 },
  ]);
});

it('returns the shares of a refund that has them', () => {
  const shares = [
    { camperId: named[0]!, amount: 1 },
    { camperId: named[1]!, amount: 62_499 },
  ];

  expect(sharesOf({ campers: named, amount: 62_500, shares }, lines)).toEqual(shares);
});
