import type { Caller } from '../../operations/caller';
import { ProblemError } from '../../refusals/problem';
import { networkOf } from '../../limits/rate-limiter';

/** The priority of a hash. */
export interface Priority {
  /** Jobs of a group take turns with other groups. A group is a network, or an attacked account. */
  group: string;
  /** Whether the job runs after the other jobs of its group. */
  failedBefore?: boolean;
  /** Whether the job runs after all other groups, one job of its group at a time. */
  slowed?: boolean;
  /** Aborted when the client hangs up, which removes the job from the queue. */
  signal?: AbortSignal;
}

/** The default priority of a caller. */
export const priorityOf = ({ address, signal }: Caller): Priority => ({
  group: networkOf(address),
  signal: signal(),
});

/** The queue in front of the threads that hash passwords. */
export interface HashingQueue {
  /**
   * Runs the work when its turn comes.
   *
   * @throws ProblemError 503 with Retry-After if the queue is full, or the error of the work
   */
  run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result>;
}

/** Limits of running and waiting jobs. */
export interface QueueLimits {
  atOnce: number;
  waiting?: number;
}

/** Twice the five hundred families of an opening evening, or ten seconds of work for two cores. */
const mostWaiting = 1_000;
/** One turn in four goes to a slowed group, so that slowed groups never starve. */
const slowedEvery = 4;

interface Job {
  begin(): void;
  refuse(problem: ProblemError): void;
}

interface Group {
  first: Job[];
  /** Jobs that run after `first`. */
  later: Job[];
  underWay: number;
}

/** Groups in round-robin order. */
type Lane = Map<string, Group>;

/**
 * Creates the queue. Groups take turns, so that a flood from one network delays each other group by one turn. If the
 * queue is full, the newest job of the longest group makes room for a shorter group. Slowed groups have their own lane
 * (docs/decisions/0014-password-hashing.md).
 */
export function createHashingQueue({ atOnce, waiting: most = mostWaiting }: QueueLimits): HashingQueue {
  const [normal, slowed]: [Lane, Lane] = [new Map(), new Map()];
  let waiting = 0;
  let underWay = 0;
  let started = 0;

  const startNext = () => {
    while (underWay < atOnce) {
      const slowedFirst = (started + 1) % slowedEvery === 0;
      const work = slowedFirst
        ? (nextOf(slowed, 1) ?? nextOf(normal, atOnce))
        : (nextOf(normal, atOnce) ?? nextOf(slowed, 1));
      if (!work) return;
      started += 1;
      waiting -= 1;
      underWay += 1;
      work.begin();
    }
  };

  const makeRoomFor = (group: Group | undefined) => {
    if (waiting < most) return;
    const longest = longestOf([...normal.values(), ...slowed.values()]);
    if (sizeOf(longest) <= sizeOf(group) + 1) throw busy();
    (longest?.later.pop() ?? longest?.first.pop())?.refuse(busy());
    waiting -= 1;
  };

  /** @returns the next job */
  const enqueue = (lane: Lane, { group: name, failedBefore, signal }: Priority) =>
    new Promise<Group>((resolve, reject) => {
      if (signal?.aborted) throw gone();
      makeRoomFor(lane.get(name));
      const group = lane.get(name) ?? { first: [], later: [], underWay: 0 };
      lane.set(name, group);
      const list = failedBefore ? group.later : group.first;
      const work: Job = { begin: () => resolve(group), refuse: reject };
      list.push(work);
      waiting += 1;
      signal?.addEventListener('abort', () => {
        const index = list.indexOf(work);
        if (index < 0) return;
        list.splice(index, 1);
        waiting -= 1;
        removeEmpty(lane, name);
        reject(gone());
      });
      startNext();
    });

  return {
    async run(priority, work) {
      const lane = priority.slowed ? slowed : normal;
      const group = await enqueue(lane, priority);
      try {
        return await work();
      } finally {
        underWay -= 1;
        group.underWay -= 1;
        removeEmpty(lane, priority.group);
        startNext();
      }
    },
  };
}

/** @param atOnce - how many jobs of one group may run */
function nextOf(lane: Lane, atOnce: number): Job | undefined {
  for (const [name, group] of lane) {
    const work = group.underWay < atOnce ? (group.first.shift() ?? group.later.shift()) : undefined;
    if (!work) continue;
    group.underWay += 1;
    // The group moves to the end, so its next turn is in the next round.
    lane.delete(name);
    lane.set(name, group);
    return work;
  }
  return undefined;
}

function removeEmpty(lane: Lane, name: string): void {
  const group = lane.get(name);
  if (group && group.underWay === 0 && sizeOf(group) === 0) lane.delete(name);
}

const sizeOf = (group: Group | undefined) => (group ? group.first.length + group.later.length : 0);

const longestOf = (groups: readonly Group[]) =>
  groups.reduce<Group | undefined>(
    (longest, group) => (sizeOf(group) > sizeOf(longest) ? group : longest),
    undefined,
  );

/** Seconds until a retry. */
const retryAfter = 5;

const busy = () =>
  new ProblemError('unavailable', 'Many people are logging in right now. Please try again in a moment.', {
    retryAfter,
  });

/** Nobody reads this error, since the client has disconnected. */
const gone = () => new ProblemError('unavailable', 'The client disconnected.', { retryAfter });
