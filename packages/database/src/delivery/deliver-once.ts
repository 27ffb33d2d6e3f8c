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

/** What is known of an effect outside of the database, which may be away when it happened. */
export interface EffectMemory {
  /** It happened in an earlier attempt. */
  happened: boolean;
  /** Keeps that it happened. Never fails. */
  remember(): Promise<void>;
}

const noMemory: EffectMemory = { happened: false, remember: () => Promise.resolve() };

const day = 24 * 60 * 60 * 1000;
const doneRetention = 30 * day;
/** A record's history tells of its mails for a season and the next. */
const mailRetention = 400 * day;

/**
 * Runs the effect unless it happened before, and notes that it did, for as long as that takes. When every job of the
 * event is done or dead, the event leaves the outbox (I7).
 *
 * @param effect - what is to happen once; if the process dies before its memory and its note are kept, it happens again
 * @param memory - tells the next attempt that the effect happened, if this one dies while the database is away
 * @throws DeliveryUnderWayError while another worker does the same, else what the effect throws
 */
export async function deliverOnce(
  models: Models,
  delivery: DeliveryOf,
  now: () => Date,
  effect: () => Promise<void>,
  memory: EffectMemory = noMemory,
): Promise<void> {
  const row = await findEvent(models, delivery);
  // The event left the outbox, so its jobs are finished: this one is a late echo.
  if (!row) return;
  let isRemoved = false;
  const record = async () => {
    isRemoved = await storeDeliveryRecord(models, delivery, row, now);
  };
  // Side by side: either of the two that keep it may be away.
  const remember = () => Promise.all([memory.remember(), record()]);
  if (memory.happened) await record();
  else await begunHere(models, delivery, now, effect, remember);
  if (!isRemoved) await removeWhenFinished(models, row);
}

async function begunHere(
  models: Models,
  delivery: DeliveryOf,
  now: () => Date,
  effect: () => Promise<void>,
  remember: () => Promise<unknown>,
): Promise<void> {
  const own = await begin(models, delivery, now());
  if (!own) return;
  const stopRenewing = keepRenewing(models, own, now);
  try {
    await effect();
  } catch (error) {
    stopRenewing();
    await models.Delivery.deleteOne(own);
    throw error;
  }
  await remember().finally(stopRenewing);
}

const retentionOf = (handler: JobName) => (handler.startsWith('mail.') ? mailRetention : doneRetention);

/**
 * It happened, also where another worker took it over meanwhile: no further attempt. With the note of its only job the
 * event leaves the outbox, in one command (docs/decisions/0058-delivery-record.md).
 *
 * @returns whether the event has left
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

/** What will not be tried again: a job, or an event that sets none off, under its own name. */
export type DeadLetter = Omit<DeliveryOf, 'handler'> & { handler: JobName | EventName };

/**
 * Keeps what will not be tried again, unless it was done meanwhile, and lets its event go.
 *
 * @param reason - why, without personal data
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
    // It is done, or a worker has begun it at this moment.
    await models.Delivery.updateOne(notDone, death);
  }
  const row = await findEvent(models, delivery);
  if (row) await removeWhenFinished(models, row);
}

const findEvent = ({ Outbox }: Models, { eventId }: Pick<DeliveryOf, 'eventId'>) =>
  readPlainOne(Outbox, { _id: new Types.ObjectId(eventId) });

/** For when one of the event's jobs is finished: mostly it has no other. */
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
