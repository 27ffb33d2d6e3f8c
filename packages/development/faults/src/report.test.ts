import { makePlan } from './plan/make-plan';
import { failuresOf, gapsOf, reportOf } from './report';
import type { HistoryResult } from './run-history';
import { countSightings, sights } from './sightings';

const good = (changes: Partial<HistoryResult> = {}): HistoryResult => ({
  plan: makePlan(7, 40),
  violations: { I1: [], I2: [], I3: [], I4: [], I5: [], I6: [], I7: [], I8: [] },
  controls: [{ invariant: 'I1', name: 'one seat too many', result: 'caught' }],
  unexpected: [],
  operations: { ok: 100, failed: 10, unknown: 3 },
  restedAfter: 4_000,
  ...changes,
});

function everythingSeen() {
  const sightings = countSightings();
  for (const sight of sights) sightings.saw(sight);
  return sightings;
}

it('passes if all invariants hold, each control is caught, and everything was seen', () => {
  expect(failuresOf([good()])).toEqual([]);
  expect(gapsOf([good()], everythingSeen())).toEqual([]);
  expect(reportOf([good()], everythingSeen())).toContain('holds');
});

it('names a violation by seed, a missed or untried control, an odd response, and what never happened', () => {
  const { I1, ...others } = good().violations;
  const missed = { invariant: 'I2', name: 'a camper exists twice', result: 'missed' } as const;
  const untried = { invariant: 'I8', name: 'a refund that was sent twice', result: 'nothing' } as const;
  const results = [
    good({
      violations: { I1: [...I1, '9 campers have one of 8 seats.'], ...others },
      controls: [missed, untried],
      unexpected: ['POST /camper/create answered 500: {}'],
    }),
  ];
  const sightings = everythingSeen();
  sightings.counts['a worker lost its lock'] = 0;

  expect([...failuresOf(results), ...gapsOf(results, sightings)]).toEqual([
    'Seed 7 violates I1: 9 campers have one of 8 seats.',
    'Seed 7: POST /camper/create answered 500: {}',
    'Seed 7: the check of I2 misses its control, a camper exists twice.',
    'No seed could try a control of I8, a refund that was sent twice.',
    'This never happened: a worker lost its lock.',
  ]);
});
