import type { WorkState } from '@camp/contracts/failed-work/operations';

/** The state of a part on `/readyz`. */
export type State = 'up' | 'down';

/** The product's parts. The last two are unknown without MongoDB. */
export interface States {
  mongodb: State;
  redis: State;
  worker: WorkState['worker'] | 'unknown';
  outbox: WorkState['outbox'] | 'unknown';
}

/** The check of each part, which may fail. */
export interface Parts {
  mongodb(): Promise<unknown>;
  redis(): Promise<unknown>;
  work(): Promise<WorkState>;
}

/** Milliseconds for which a state is cached, which limits the cost of frequent requests. */
const answerCounts = 1_000;
const workCounts = 5_000;

/**
 * Creates the check of all parts. Concurrent callers share one check, and its result is cached for a moment, since
 * anybody may call it. An unavailable MongoDB isn't cached, so that startup doesn't wait longer.
 */
export function createStates({ mongodb, redis, work }: Parts): () => Promise<States> {
  const readWork = cachedFor(workCounts, () => true, work);

  return cachedFor(
    answerCounts,
    (states) => states.mongodb === 'up',
    async () => {
      const [ofMongodb, ofRedis] = await Promise.all([stateOf(mongodb()), stateOf(redis())]);
      const ofWork = ofMongodb === 'up' ? await readWork().catch(() => undefined) : undefined;
      return {
        mongodb: ofMongodb,
        redis: ofRedis,
        worker: ofWork?.worker ?? 'unknown',
        outbox: ofWork?.outbox ?? 'unknown',
      };
    },
  );
}

const stateOf = (answer: Promise<unknown>): Promise<State> =>
  answer.then(
    () => 'up',
    () => 'down',
  );

/** Shares a running check among callers, and caches allowed results for a number of milliseconds. */
function cachedFor<Found>(
  milliseconds: number,
  mayBeCached: (found: Found) => boolean,
  probe: () => Promise<Found>,
): () => Promise<Found> {
  let cached: Promise<Found> | undefined;
  const forget = () => {
    cached = undefined;
  };
  return () => {
    cached ??= probe().then(
      (found) => {
        if (mayBeCached(found)) setTimeout(forget, milliseconds).unref();
        else forget();
        return found;
      },
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    return cached;
  };
}
