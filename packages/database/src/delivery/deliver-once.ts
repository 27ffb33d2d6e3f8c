import type { EventName } from '@camp/contracts/registries/events';
import { jobsOfEvent, type JobName } from '@camp/contracts/registries/jobs';
import { trusted, Types } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { readPlainOne } from '../read-plain';
import { repeatWhileAway } from '../repeat-while-away';
import { sendWrites, write, type Operation } from '../send-writes';
import { begin, keyOf, keepRenewing, type DeliveryOf } from './own-delivery';

/** Records an effect outside of the database, which may be unavailable when the effect happens. */
export interface EffectMemory {
  /** Whether the effect happened in an earlier attempt. */
  happened: boolean;
  /** Stores that the effect happened. It never fails. */
  remember(): Promise<void>;
}

/** @param ensureHeld - throws DeliveryUnderWayError if the lease has expired or another worker has taken it */
type Effect = (ensureHeld: () => void) => Promise<void>;

const noMemory: EffectMemory = { happened: false, remember: () => Promise.resolve() };

const day = 24 * 60 * 60 * 1000;
const doneRetention = 30 * day;
/** Retention in milliseconds. A record's history lists its emails for more than a year. */
const mailRetention = 400 * day;

/**
 * Runs the effect unless it happened before. Then it stores the delivery record, with retries while MongoDB is
 * unavailable. Once every job of the event is done or dead, the event is removed from the outbox (I7).
 *
 * @param effect - runs once. It runs again only if the process crashes before its memory or its delivery record is
 *   stored, or if its lease expires. What can't be undone begins with `ensureHeld`, since a process that was stopped
 *   doesn't notice that another worker took over
 * @param memory - shows the next attempt that the effect happened, if this one crashes while the database is
 *   unavailable
 * @throws DeliveryUnderWayError while another worker runs the job, or the effect's own error
 */
export async function deliverOnce(
  models: Models,
  delivery: DeliveryOf,
  now: () => Date,
  effect: Effect,
  memory: EffectMemory = noMemory,
): Promise<void> {
  const row = await findEvent(models, delivery);
  // The event is no longer in the outbox, so this is a late duplicate of a finished job.
  if (!row) return;
  let isRemoved = false;
  const record = async () => {
    isRemoved = await storeDeliveryRecord(models, delivery, row, now);
  };
  // Both are stored in parallel, since either store may be unavailable.
  const remember = () => Promise.all([memory.remember(), record()]);
  if (memory.happened) await record();
  else await begunHere(models, delivery, now, effect, remember);
  if (!isRemoved) await removeWhenFinished(models, row);
}

async function begunHere(
  models: Models,
  delivery: DeliveryOf,
  now: () => Date,
  effect: Effect,
  remember: () => Promise<unknown>,
): Promise<void> {
  const taken = now();
  const own = await begin(models, delivery, taken);
  if (!own) return;
  const { ensureHeld, stopRenewing } = keepRenewing(models, own, taken, now);
  try {
    await effect(ensureHeld);
  } catch (error) {
    stopRenewing();
    await models.Delivery.deleteOne(own);
    throw error;
  }
  await remember().finally(stopRenewing);
}

const retentionOf = (handler: JobName) => (handler.startsWith('mail.') ? mailRetention : doneRetention);

/**
 * Stores the delivery record, even if another worker has taken the job, so that no attempt follows. If the event has no
 * other job, the same command removes the event (docs/decisions/0058-delivery-record.md).
 *
 * @returns whether the event was removed
 */
async function storeDeliveryRecord(
  models: Models,
  delivery: DeliveryOf,
  row: StoredOutboxRow,
  now: () => Date,
): Promise<boolean> {
  const isOnlyJob = jobsOfEvent(row.name).length === 1;
  const leave = write(models.Outbox, { delete: 'one', filter: { _id: row._id } });
  await repeatWhileAway(() => {
    const record = write(models.Delivery, deliveryRecordOf(delivery, now()));
    return sendWrites(isOnlyJob ? [record, leave] : [record]);
  });
  return isOnlyJob;
}

function deliveryRecordOf(delivery: DeliveryOf, at: Date): Operation {
  const expiresAt = new Date(at.getTime() + retentionOf(delivery.handler));
  return {
    filter: keyOf(delivery),
    update: {
      $set: { state: 'done', expiresAt, updatedAt: at },
      $unset: { leaseUntil: 1, owner: 1 },
      $setOnInsert: { payload: delivery.payload, createdAt: at },
    },
    upsert: true,
  };
}

/** A failed job. An event without jobs has its own name here. */
export type DeadLetter = Omit<DeliveryOf, 'handler'> & { handler: JobName | EventName };

/**
 * Stores a dead letter, unless the job is done, and removes its event.
 * @param reason - the cause, without personal data
 */
export async function storeDeadLetter(models: Models, delivery: DeadLetter, reason: string): Promise<void> {
  const notDone = { ...keyOf(delivery), state: trusted({ $nin: ['done', 'discarded'] as const }) };
  const death = {
    $set: { state: 'dead', reason, payload: delivery.payload },
    $unset: { leaseUntil: 1, owner: 1 },
  } as const;
  try {
    await models.Delivery.updateOne(notDone, death, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The job is done, or a worker has just started it.
    await models.Delivery.updateOne(notDone, death);
  }
  const row = await findEvent(models, delivery);
  if (row) await removeWhenFinished(models, row);
}

const findEvent = ({ Outbox }: Models, { eventId }: Pick<DeliveryOf, 'eventId'>) =>
  readPlainOne(Outbox, { _id: new Types.ObjectId(eventId) });

/** Removes an event once all of its jobs are finished. Most events have only one. */
async function removeWhenFinished(models: Models, row: StoredOutboxRow): Promise<void> {
  const handlers = jobsOfEvent(row.name);
  if (handlers.length > 1) {
    const finished = await models.Delivery.countDocuments({
      eventId: row._id,
      handler: trusted({ $in: handlers }),
      state: trusted({ $in: ['done', 'dead', 'discarded'] }),
    });
    if (finished < handlers.length) return;
  }
  await models.Outbox.deleteOne({ _id: row._id });
}
