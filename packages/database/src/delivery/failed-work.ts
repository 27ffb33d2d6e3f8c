import { events, type EventName } from '@camp/contracts/registries/events';
import { jobs, jobsOfEvent, type JobName } from '@camp/contracts/registries/jobs';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { ofCurrentRequest } from '../outbox/record-event';
import type { StoredDelivery } from './delivery-model';

/** Filter of the failed jobs. */
export const isFailedJob = { state: 'dead' } as const;

/** The event that starts a job. Undefined for a job that this version doesn't know. */
export function eventOf(handler: string): EventName | undefined {
  return Object.hasOwn(jobs, handler) ? jobs[handler as JobName].event : undefined;
}

/**
 * Requeues a failed job, in a transaction. Its event returns to the outbox, and the worker runs this job only. Of two
 * concurrent calls, the second finds nothing.
 *
 * @returns the row to dispatch, or null if the job was deleted or this version can't run it
 */
export async function putBack(
  models: Models,
  session: ClientSession,
  id: Types.ObjectId | string,
  now: Date,
): Promise<StoredOutboxRow | null> {
  const dead = await models.Delivery.findOneAndDelete(
    { _id: id, ...isFailedJob },
    { session },
  ).lean<StoredDelivery>();
  const name = dead && eventOf(dead.handler);
  if (!dead || !name || !events[name].safeParse(dead.payload).success) return null;
  const { eventId, payload } = dead;
  for (const handler of jobsOfEvent(name).filter((one) => one !== dead.handler))
    await models.Delivery.updateOne(
      { eventId, handler },
      { $setOnInsert: { state: 'done', payload, expiresAt: new Date(now.getTime() + rememberedFor) } },
      { session, upsert: true },
    );
  const waiting = await models.Outbox.findById(eventId).session(session).lean<StoredOutboxRow>();
  if (waiting) return waiting;
  const [row] = await models.Outbox.create([{ _id: eventId, name, payload, ...ofCurrentRequest(session) }], {
    session,
  });
  return row?.toObject() ?? null;
}

/** Milliseconds, longer than an event can stay in the outbox. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/** Retention of discarded jobs in milliseconds, in case of later questions. */
const discardedFor = 400 * 24 * 60 * 60 * 1000;

/**
 * Discards a failed job with the reason, in a transaction. Of two concurrent calls, the second finds nothing.
 *
 * @returns whether the job existed
 */
export async function discard(
  models: Models,
  session: ClientSession,
  id: Types.ObjectId | string,
  discarded: { by: string; reason: string; at: Date },
): Promise<boolean> {
  const { by, reason, at } = discarded;
  const { matchedCount } = await models.Delivery.updateOne(
    { _id: id, ...isFailedJob },
    { state: 'discarded', discarded: { by, reason, at }, expiresAt: new Date(at.getTime() + discardedFor) },
    { session },
  );
  return matchedCount === 1;
}

/** Identifies failures that a later attempt resolved. */
interface LaterSuccess {
  /** 24-digit id of the payment, if all of its refunds succeeded. */
  paymentId: string | undefined;
  /** Stripe's ids of attempts that the bank refused before a later one succeeded. */
  stripeIds: readonly string[];
}

/**
 * Marks failed jobs as done if a later attempt has resolved them, in the transaction of that attempt.
 * @param now - the start of the retention of a done job
 */
export async function resolveFailedJobs(
  { Delivery, WebhookEvent }: Models,
  session: ClientSession,
  now: Date,
  { paymentId, stripeIds }: LaterSuccess,
): Promise<void> {
  const madeGood = {
    $set: { state: 'done', expiresAt: new Date(now.getTime() + rememberedFor) },
    $unset: { reason: 1 },
  } as const;
  if (paymentId)
    await Delivery.updateMany(
      { ...isFailedJob, handler: 'payment.refund', 'payload.paymentId': paymentId },
      madeGood,
      { session },
    );
  if (stripeIds.length === 0) return;
  const notices = await Delivery.find({ ...isFailedJob, handler: 'payment.settle-from-notice' })
    .session(session)
    .lean<StoredDelivery[]>();
  const webhookEvents = await WebhookEvent.find({
    _id: trusted({ $in: notices.map(({ payload }) => String(payload.noticeId)) }),
    objectId: trusted({ $in: [...stripeIds] }),
  })
    .session(session)
    .lean();
  const ids = new Set(webhookEvents.map(({ _id }) => _id));
  const over = notices.filter(({ payload }) => ids.has(String(payload.noticeId))).map(({ _id }) => _id);
  await Delivery.updateMany({ _id: trusted({ $in: over }), ...isFailedJob }, madeGood, { session });
}
