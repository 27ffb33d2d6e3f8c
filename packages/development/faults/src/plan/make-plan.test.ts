import { makePlan } from './make-plan';
import { faultKinds, parsePlan } from './plan';

it('makes the same plan from the same seed, and another from another', () => {
  expect(makePlan(7, 60)).toEqual(makePlan(7, 60));
  expect(makePlan(8, 60, 1).faults).not.toEqual(makePlan(7, 60, 1).faults);
});

it('breaks everything once in a minute, and never after the end', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const { faults } = makePlan(seed, 60);
    expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(Object.keys(faultKinds)));
    expect(Math.max(...faults.map(({ at }) => at))).toBeLessThan(60_000);
  }
});

it('reads back its own file, also without some faults, and refuses another', () => {
  const plan = makePlan(3, 40);
  const shorter = { ...plan, faults: plan.faults.slice(2) };

  expect(parsePlan(JSON.stringify(shorter))).toEqual(shorter);
  expect(() => parsePlan('{"seed": "a"}')).toThrow('This is not a plan.');
});
