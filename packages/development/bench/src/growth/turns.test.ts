import { median } from '../statistics';
import { growthOf, inTurns, rounds } from './turns';

it('takes turns forwards and backwards, the smallest twice, and does not count the first round', async () => {
  const order: string[] = [];

  const { each, control } = await inTurns(['small', 'large'], (size) => {
    order.push(size);
    return Promise.resolve(order.length);
  });

  expect(order.slice(0, 6)).toEqual(['small', 'large', 'small', 'small', 'large', 'small']);
  expect([...each, control].map((turns) => turns.length)).toEqual([rounds, rounds, rounds]);
  expect([each[0]?.[0], each[1]?.[0], control[0]]).toEqual([6, 5, 4]);
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
