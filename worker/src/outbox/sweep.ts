import { jobsOfEvent } from '@camp/contracts/registries/jobs';
import { storeDeadLetter } from '@camp/database/delivery/deliver-once';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { dueAt, releaseWaitingEvent } from '@camp/database/outbox/waiting-events';
import { SealError } from '@camp/database/sealing/seal';
import { HopelessError } from '@camp/queue/consumer';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { deadLetter } from './dead-letter';

/** Rows of one pass. The next pass continues. */
const batch = 500;

/** The sweep of the outbox. */
export interface OutboxSweep {
  /**
   * Runs one pass.
   * @returns how many rows were dispatched or became dead letters
   * @throws Error when Redis does not answer, and the rest waits for the next pass
   */
  sweep(): Promise<number>;
  /** Cancels the timers of events that become due before the next pass. Another worker or the next start finds them. */
  stop(): void;
}

/**
 * Dispatches events that nobody has dispatched, and those whose jobs may be lost (after a loss of Redis's data, or a
 * crash). Job ids stay the same, so queued jobs aren't added twice. Events that have failed for days become dead
 * letters, with an error in the log. Time before this sweep was created doesn't count, since maybe no worker ran. Events
 * that become due before the next pass get a timer.
 */
export function outboxSweep(deps: WorkerDependencies): OutboxSweep {
  const { producer, clock, settings } = deps;
  const { expireAfter } = settings.intervals;
  const startedAt = clock.now().getTime();
  const timers = new Map<string, NodeJS.Timeout>();

  const later = (row: StoredOutboxRow, wait: number) => {
    const id = row._id.toString();
    clearTimeout(timers.get(id));
    const release = () => {
      timers.delete(id);
      dispatchDue(deps, row).catch((error: unknown) =>
        deps.logger.warn(
          { err: error, event: row.name, eventId: id },
          'Dispatch failed and is left to the next sweep',
        ),
      );
    };
    timers.set(id, setTimeout(release, wait));
  };

  return {
    sweep: async () => {
      const rows = await readRows(deps);
      let handedOver = 0;
      for (const row of rows) {
        const now = clock.now().getTime();
        const age = now - dueAt(row).getTime();
        if (age < 0 && row.notBefore && !row.dispatchedAt) later(row, -age);
        else {
          handedOver += 1;
          if (Math.min(age, now - startedAt) >= expireAfter)
            await giveUp(deps, row).catch(leftForKey(deps, row));
          else if (row.notBefore && !row.dispatchedAt) await dispatchDue(deps, row);
          else await producer.dispatch(row);
        }
      }
      if (rows.some(({ dispatchedAt }) => dispatchedAt)) await producer.promoteDelayed();
      return handedOver;
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

async function readRows({ database, clock, settings }: WorkerDependencies): Promise<StoredOutboxRow[]> {
  const { outboxSweep: interval, redispatchAfter } = settings.intervals;
  const ago = (age: number) => new Date(clock.now().getTime() - age);
  const isAbsent = trusted({ $exists: false });
  return database.models.Outbox.find({
    $or: [
      // The process that stored a newer event is about to dispatch it.
      { dispatchedAt: isAbsent, notBefore: isAbsent, createdAt: trusted({ $lte: ago(interval) }) },
      // A pass may take as long as the interval between two passes.
      { dispatchedAt: isAbsent, notBefore: trusted({ $lte: ago(-2 * interval) }) },
      { dispatchedAt: trusted({ $lte: ago(redispatchAfter) }) },
      // A time in the future was stored by a machine whose clock is ahead, and would hide the event until then.
      { dispatchedAt: isAbsent, notBefore: isAbsent, createdAt: trusted({ $gte: ago(-interval) }) },
      { dispatchedAt: trusted({ $gte: ago(-redispatchAfter) }) },
    ],
  })
    .sort({ dispatchedAt: 1, notBefore: 1, createdAt: 1 })
    .limit(batch)
    .lean<StoredOutboxRow[]>();
}

/** Does nothing if the event was changed or canceled, or another worker has it. */
async function dispatchDue(deps: WorkerDependencies, row: StoredOutboxRow): Promise<void> {
  const released = await releaseWaitingEvent(deps.database.models, row, deps.clock.now());
  if (released) await deps.producer.dispatch(released);
}

/** What doesn't open is never given up. Other events must not wait for its key. */
const leftForKey =
  ({ logger }: WorkerDependencies, { _id, name }: StoredOutboxRow) =>
  (error: unknown) => {
    if (!(error instanceof SealError)) throw error;
    logger.error({ err: error, event: name, eventId: _id.toString() }, 'An event waits for its key');
  };

/** Turns every unfinished job into a dead letter, after which the row leaves the outbox. */
async function giveUp(
  deps: WorkerDependencies,
  { _id, name, payload, requestId }: StoredOutboxRow,
): Promise<void> {
  const { models } = deps.database;
  const eventId = _id.toString();
  deps.logger.error({ event: name, eventId, requestId }, 'Gave up on an event that never finished');
  const error = new HopelessError('It never finished in time.');
  for (const handler of jobsOfEvent(name)) {
    const finished = await models.Delivery.exists({
      eventId,
      handler,
      state: trusted({ $in: ['done', 'dead', 'discarded'] }),
    });
    if (!finished) await deadLetter(deps, { eventId, name: handler, payload, requestId, error });
  }
  // An event from an older or newer version of the product has no job here. It becomes a dead letter itself.
  if (jobsOfEvent(name).length === 0)
    await storeDeadLetter(
      models,
      { eventId, handler: name, payload },
      'No job of this version knows the event.',
    );
}
