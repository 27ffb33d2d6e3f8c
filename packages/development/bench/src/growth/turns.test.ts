import { median } from '../statistics';
import { growthOf, inTurns, rounds } from './turns';

it('takes turns forwards and backwards, the smallest twice, after some that are not counted', async () => {
  const order: string[] = [];
  const take = (size: string) => Promise.resolve(order.push(size));

  const { each, control } = await inTurns(['small', 'large'], take, 0);

  const warmUp = ['small', 'large'];
  expect(order.slice(0, 8)).toEqual([...warmUp, 'small', 'large', 'small', 'small', 'large', 'small']);
  expect([...each, control].map((turns) => turns.length)).toEqual([rounds, rounds, rounds]);
  expect([...each, control].map((turns) => turns.slice(0, 2))).toEqual([
    [3, 8],
    [4, 7],
    [5, 6],
  ]);
});

it.each([
  [79, true],
  [80, false],
  [125, false],
  [126, true],
])('with a control of %d of 100 the growth is noisy: %s', (control, isNoisy) => {
  const turns = { each: [[[100]], [[130]], [[150]]], control: [[control]] };

  expect(growthOf(turns, median)).toEqual({ ratio: 1.5, control: control / 100, isNoisy });
});
