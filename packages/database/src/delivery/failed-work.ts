import { events, type EventName } from '@camp/contracts/registries/events';
import { jobs, jobsOfEvent, type JobName } from '@camp/contracts/registries/jobs';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import type { StoredDelivery } from './delivery-model';

/** What was given up and is still there. */
export const isFailedWork = { state: 'dead' } as const;

/** The event that sets a job off; nothing for a job that this version does not know. */
export function eventOf(handler: string): EventName | undefined {
  return Object.hasOwn(jobs, handler) ? jobs[handler as JobName].event : undefined;
}

/**
 * Puts failed work back, in a transaction: its event waits in the outbox as on the first day, so that the worker does
 * this job, and no other of the event, once more. Whoever comes second finds nothing.
 *
 * @returns the row to dispatch; null when it is not there any more or nothing of this version would do it
 */
export async function putBack(
  models: Models,
  session: ClientSession,
  id: Types.ObjectId | string,
  now: Date,
): Promise<StoredOutboxRow | null> {
  const dead = await models.Delivery.findOneAndDelete(
    { _id: id, ...isFailedWork },
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
  const [row] = await models.Outbox.create([{ _id: eventId, name, payload }], { session });
  return row?.toObject() ?? null;
}

/** Milliseconds; longer than an event can wait. */
const rememberedFor = 30 * 24 * 60 * 60 * 1000;

/** Milliseconds for which discarded work is kept, to be asked about. */
const discardedFor = 400 * 24 * 60 * 60 * 1000;

/**
 * Discards failed work with the reason, in a transaction. Whoever comes second finds nothing.
 *
 * @returns whether it was there
 */
export async function discard(
  models: Models,
  session: ClientSession,
  id: Types.ObjectId | string,
  discarded: { by: string; reason: string; at: Date },
): Promise<boolean> {
  const { by, reason, at } = discarded;
  const { matchedCount } = await models.Delivery.updateOne(
    { _id: id, ...isFailedWork },
    { state: 'discarded', discarded: { by, reason, at }, expiresAt: new Date(at.getTime() + discardedFor) },
    { session },
  );
  return matchedCount === 1;
}

/** Whose failures are over. */
interface LaterSuccess {
  /** 24-digit id of the payment whose every refund was made. */
  paymentId: string | undefined;
  /** Stripe's ids of attempts that the bank refused before one succeeded. */
  stripeIds: readonly string[];
}

/**
 * Lets go of failed work that a later try made good, in the transaction of that: nobody has to look at it any more.
 *
 * @param now - from which its record stays for as long as that of any work that was done
 */
export async function resolveFailedWork(
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
      { ...isFailedWork, handler: 'payment.refund', 'payload.paymentId': paymentId },
      madeGood,
      { session },
    );
  if (stripeIds.length === 0) return;
  const notices = await Delivery.find({ ...isFailedWork, handler: 'payment.settle-from-notice' })
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
  await Delivery.updateMany({ _id: trusted({ $in: over }), ...isFailedWork }, madeGood, { session });
}
