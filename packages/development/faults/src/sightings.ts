/** What has to happen at least once in a run. Without it, the run has shown nothing about it. */
export const sights = [
  'a worker lost its lock',
  'a worker was killed with emails in hand',
  'an API was killed during a call',
  'an acknowledged call was repeated',
  'a call was repeated because its answer was lost',
  'a commit was done and its answer lost',
  'an outcome stayed unknown',
  'a family came before registration opened',
  'a camper waited and got a seat',
  'a checkout expired while a family paid',
  'a payment came for a lost seat',
  'Redis was emptied with jobs in it',
  'webhook events came twice and reversed',
  'an email came twice after a lost answer',
  'a process ran with a clock ten minutes off',
  'a write found no space on the disk',
] as const;

/** One of them. */
export type Sight = (typeof sights)[number];

/** How often each happened. */
export interface Sightings {
  counts: Record<Sight, number>;
  saw(sight: Sight, times?: number): void;
}

/** Starts to count at 0. */
export function countSightings(): Sightings {
  const counts = Object.fromEntries(sights.map((sight) => [sight, 0])) as Record<Sight, number>;
  return {
    counts,
    saw: (sight, times = 1) => {
      counts[sight] += times;
    },
  };
}
