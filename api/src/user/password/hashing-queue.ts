import type { Caller } from '../../operations/caller';
import { ProblemError } from '../../refusals/problem';
import { networkOf } from '../../limits/rate-limiter';

/** Whose work it is, and when its turn comes. */
export interface Priority {
  /** Works of the same group share its turns: those of a network, or of an account that is being attacked. */
  group: string;
  /** Its group's other works go first. */
  failedBefore?: boolean;
  /** Comes after everybody else's work, one at a time of its group. */
  slowed?: boolean;
  /** Aborted when nobody waits for the answer any more: the work leaves the queue. */
  signal?: AbortSignal;
}

/** The turn of somebody of whom nothing else is known. */
export const priorityOf = ({ address, signal }: Caller): Priority => ({
  group: networkOf(address),
  signal: signal(),
});

/** The queue in front of the work on passwords. */
export interface HashingQueue {
  /**
   * Does the work when its turn comes.
   *
   * @throws ProblemError 503 with Retry-After when there is no room for it, else what the work throws
   */
  run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result>;
}

/** How many works may be under way, and how many may wait. */
export interface QueueLimits {
  atOnce: number;
  waiting?: number;
}

/** Twice the five hundred families of an opening evening at once: ten seconds for two cores. */
const mostWaiting = 1_000;
/** Of so many turns one is a slowed group's, also when others wait: what is slowed never stands still. */
const slowedEvery = 4;

interface Job {
  begin(): void;
  refuse(problem: ProblemError): void;
}

interface Group {
  first: Job[];
  /** Works that come after `first`. */
  later: Job[];
  underWay: number;
}

/** Groups in the order of their turns. */
type Lane = Map<string, Group>;

/**
 * Makes the queue. Groups take turns, so that a flood from one network delays others by a turn each; in a full queue
 * the newest of the longest group makes room for a group that waits with fewer. Slowed groups stand in a lane of
 * their own (docs/decisions/0014-password-hashing.md).
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

  /** @returns the group in which its turn came */
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

/** @param atOnce - how many of one group may be under way */
function nextOf(lane: Lane, atOnce: number): Job | undefined {
  for (const [name, group] of lane) {
    const work = group.underWay < atOnce ? (group.first.shift() ?? group.later.shift()) : undefined;
    if (!work) continue;
    group.underWay += 1;
    // Behind the others: its next turn is in the next round.
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

/** Seconds. */
const retryAfter = 5;

const busy = () =>
  new ProblemError('unavailable', 'Many people are logging in right now. Please try again in a moment.', {
    retryAfter,
  });

/** Nobody reads it. */
const gone = () => new ProblemError('unavailable', 'The request was given up.', { retryAfter });
