import { faultKinds, type FaultKind, type Plan, type PlannedFault } from './plan';
import { randomFrom } from './random';

/**
 * Milliseconds of a worker's pause, in which another worker takes its job. A single worker is paused for less, since
 * nothing would be emailed or settled in most of a short history. Its own lock of five seconds still expires.
 */
const longPause = 35_000;
const pauseAlone = 9_000;

/** Shortest and longest duration of each fault in milliseconds. */
const durations: Record<FaultKind, [number, number]> = {
  'kill-api': [200, 3_000],
  'kill-worker': [200, 4_000],
  'kill-mongo': [200, 3_000],
  'kill-redis': [200, 4_000],
  'stop-api': [1_000, 9_000],
  'stop-worker': [longPause, longPause],
  'stop-mongo': [1_000, 6_000],
  'stop-redis': [1_000, 6_000],
  'cut-mongo': [500, 5_000],
  'cut-redis': [500, 6_000],
  'delay-mongo': [3_000, 8_000],
  'lose-commits': [2_000, 6_000],
  'empty-redis': [500, 2_000],
  'reverse-webhooks': [4_000, 9_000],
  'lose-stripe': [2_000, 5_000],
  'hang-mail': [1_000, 6_000],
  'shift-clock': [5_000, 15_000],
  'full-disk': [2_000, 6_000],
};

/** Milliseconds between the beginnings of two faults. */
const pauses = [800, 2_600] as const;

/**
 * Plans the faults of a history. Every kind comes once before any comes twice, so that a short history has most of
 * them. A worker's long pause comes first, since it has to end with the history.
 *
 * @param seed - determines everything
 * @param seconds - length of the history
 * @param processes - how many APIs and workers. Default: two for an even seed, else one
 */
export function makePlan(seed: number, seconds: number, processes = seed % 2 === 0 ? 2 : 1): Plan {
  const random = randomFrom(seed);
  const faults: PlannedFault[] = [];
  let bag: FaultKind[] = [];
  let at = 2_000;
  while (at < seconds * 1_000) {
    if (bag.length === 0) bag = random.shuffled(Object.keys(faultKinds) as FaultKind[]);
    if (faults.length === 0) bag = ['stop-worker', ...bag.filter((kind) => kind !== 'stop-worker')];
    const kind = bag.shift()!;
    const alone = kind === 'stop-worker' && processes === 1;
    const lasts = alone ? pauseAlone : random.between(...durations[kind]);
    faults.push({ at, kind, process: random.between(0, 2 * processes - 1), lasts });
    at += random.between(...pauses);
  }
  return { seed, seconds, processes, faults };
}
