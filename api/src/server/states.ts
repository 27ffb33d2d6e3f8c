import type { WorkState } from '@camp/contracts/failed-work/operations';

/** What a part of the product says about itself on `/readyz`. */
export type State = 'up' | 'down';

/** The parts of the product. Without MongoDB nobody knows of the last two. */
export interface States {
  mongodb: State;
  redis: State;
  worker: WorkState['worker'] | 'unknown';
  outbox: WorkState['outbox'] | 'unknown';
}

/** How the parts are asked; each may fail. */
export interface Parts {
  mongodb(): Promise<unknown>;
  redis(): Promise<unknown>;
  work(): Promise<WorkState>;
}

/** Milliseconds for which an answer counts: whoever asks all the time costs no more than this. */
const answerCounts = 1_000;
const workCounts = 5_000;

/**
 * Makes the question how the parts are. All who ask at once share one look, and what it found counts for a moment, for
 * anybody may ask. That MongoDB is away is looked at anew: who waits for the start is not to wait longer.
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

/** Shares a look among all who ask while it is under way, and what it found for some milliseconds where it may be. */
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
