import type { JobName } from '@camp/contracts/registries/jobs';
import { trusted, Types } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import { insertChecked } from '../insert-checked';
import type { Models } from '../models';

/** One job of one recorded event. */
export interface DeliveryOf {
  /** The outbox row. */
  eventId: string;
  handler: JobName;
  /** Ids only. */
  payload: Record<string, unknown>;
}

/** The key of a delivery. */
export function keyOf({ eventId, handler }: { eventId: string; handler: string }) {
  return { eventId: new Types.ObjectId(eventId), handler };
}

/** Another worker runs it or crashed while running it. The queue retries after that worker's lease. */
export class DeliveryUnderWayError extends Error {
  override readonly name = 'DeliveryUnderWayError';

  /** @param wait - milliseconds until the lease is over, unless it is renewed */
  constructor(
    handler: string,
    readonly wait: number,
  ) {
    super(`Another worker is running ${handler} for this event.`);
  }
}

/** Milliseconds after which a crashed worker's job is taken over. A running worker renews its lease. */
const lease = 12_000;
const renewal = lease / 3;

/** Filter of a delivery that this worker holds, so that no other worker's writes match. */
export interface OwnDelivery {
  eventId: Types.ObjectId;
  handler: string;
  state: 'working';
  owner: Types.ObjectId;
}

/**
 * Takes the lease of a delivery.
 *
 * @returns this worker's delivery; undefined if its effect already happened or it was given up
 * @throws DeliveryUnderWayError
 */
export async function begin(
  models: Models,
  delivery: DeliveryOf,
  now: Date,
): Promise<OwnDelivery | undefined> {
  const own: OwnDelivery = { ...keyOf(delivery), state: 'working', owner: new Types.ObjectId() };
  const leaseUntil = leaseFrom(now);
  try {
    await insertChecked(models.Delivery, {
      _id: new Types.ObjectId(),
      ...own,
      payload: delivery.payload,
      leaseUntil,
    });
    return own;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const takenOver = await models.Delivery.updateOne(
    { ...keyOf(delivery), state: 'working', leaseUntil: trusted({ $lte: now }) },
    { owner: own.owner, leaseUntil },
  );
  if (takenOver.modifiedCount === 1) return own;
  const existing = await models.Delivery.findOne(keyOf(delivery)).lean();
  if (!existing || existing.state === 'working') {
    const rest = (existing?.leaseUntil ?? now).getTime() - now.getTime();
    throw new DeliveryUnderWayError(delivery.handler, Math.max(0, rest));
  }
  return undefined;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + lease);

/** Renews the lease until it is stopped. @returns ends the renewing */
export function keepRenewing(models: Models, own: OwnDelivery, now: () => Date): () => void {
  const timer = setInterval(() => {
    // MongoDB is away: the next renewal may reach it before the lease is over.
    models.Delivery.updateOne(own, { leaseUntil: leaseFrom(now()) }).catch(() => undefined);
  }, renewal);
  timer.unref();
  return () => clearInterval(timer);
}
