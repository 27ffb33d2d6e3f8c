import { jobsOfEvent } from '@camp/contracts/registries/jobs';
import { keepDeadLetter } from '@camp/database/delivery/deliver-once';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { HopelessError } from '@camp/queue/consumer';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { bury } from './bury';

/** Rows of one pass; the next pass goes on. */
const batch = 500;

/**
 * Hands to the queue what was not, or what waits so long that its job may be lost (Redis was wiped, a worker died).
 * The job ids are the same as before, so what still waits in the queue is not added twice. What has failed for days
 * is given up loudly.
 *
 * @returns how many rows were handed over
 * @throws Error when Redis does not answer: the rest waits for the next pass
 */
export async function sweepOutbox(deps: WorkerDependencies): Promise<number> {
  const { database, producer, clock, settings } = deps;
  const { outboxSweep, redispatchAfter } = settings.intervals;
  const before = (age: number) => new Date(clock.now().getTime() - age);
  const rows = await database.models.Outbox.find({
    $or: [
      // Whoever recorded it is about to dispatch it.
      { dispatchedAt: trusted({ $exists: false }), createdAt: trusted({ $lte: before(outboxSweep) }) },
      { dispatchedAt: trusted({ $lte: before(redispatchAfter) }) },
    ],
  })
    .sort({ dispatchedAt: 1, createdAt: 1 })
    .limit(batch)
    .lean<StoredOutboxRow[]>();
  for (const row of rows) {
    if (row.createdAt <= before(settings.intervals.giveUpAfter)) await giveUp(deps, row);
    else await producer.dispatch(row);
  }
  return rows.length;
}

/** Every job that is not done becomes a dead letter, after which the row leaves the outbox. */
async function giveUp(deps: WorkerDependencies, { _id, name, payload }: StoredOutboxRow): Promise<void> {
  const { models } = deps.database;
  const eventId = _id.toString();
  deps.logger.error({ event: name, eventId }, 'Gave up an event that never finished');
  const error = new HopelessError('It never finished, and its time is over.');
  for (const handler of jobsOfEvent(name)) {
    const finished = await models.Delivery.exists({
      eventId,
      handler,
      state: trusted({ $in: ['done', 'dead', 'discarded'] }),
    });
    if (!finished) await bury(deps, { eventId, name: handler, payload, error });
  }
  // An event of an older or a newer version of the product has no job here that could be buried.
  if (jobsOfEvent(name).length === 0)
    await keepDeadLetter(
      models,
      { eventId, handler: name, payload },
      'No job of this version knows the event.',
    );
}
