import type { JobName } from '@camp/contracts/registries/jobs';
import { trusted, Types } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import { insertChecked } from '../insert-checked';
import type { Models } from '../models';
import type { StoredDelivery } from './delivery-model';

/** One job of one recorded event. */
export interface DeliveryOf {
  /** Id of the outbox row. */
  eventId: string;
  handler: JobName;
  /** The job's payload, which has ids only. */
  payload: Record<string, unknown>;
}

/** The key of a delivery record. */
export function keyOf({ eventId, handler }: { eventId: string; handler: string }) {
  return { eventId: new Types.ObjectId(eventId), handler };
}

/** Another worker runs it or crashed while running it. The queue retries after that worker's lease. */
export class DeliveryUnderWayError extends Error {
  override readonly name = 'DeliveryUnderWayError';

  /** @param wait - milliseconds until the lease expires, unless it is renewed */
  constructor(
    handler: string,
    readonly wait: number,
  ) {
    super(`Another worker is running ${handler} for this event.`);
  }
}

/** Milliseconds after which a crashed worker's job may be retried. A running worker renews its lease. */
const lease = 12_000;
const renewal = lease / 3;

/** Filter of a delivery record whose lease this worker holds, so that it never matches another worker's. */
export interface OwnDelivery {
  eventId: Types.ObjectId;
  handler: string;
  state: 'working';
  owner: Types.ObjectId;
}

/**
 * Takes the lease of a delivery.
 *
 * @returns this worker's delivery, or undefined if its effect already happened or it is a dead letter
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
  if (existing && existing.state !== 'working') return undefined;
  const rest = (existing?.leaseUntil ?? now).getTime() - now.getTime();
  if (existing && rest > lease) {
    // The clock of that worker or of this one is wrong, so only what this one sees of the lease counts.
    if (isAbandoned(existing)) {
      const { owner, leaseUntil: seen } = existing;
      const taken = await models.Delivery.updateOne(
        { ...keyOf(delivery), state: 'working', owner, leaseUntil: seen },
        { owner: own.owner, leaseUntil },
      );
      if (taken.modifiedCount === 1) return own;
    }
    throw new DeliveryUnderWayError(delivery.handler, lease);
  }
  throw new DeliveryUnderWayError(delivery.handler, Math.max(0, rest));
}

/** Leases that end too late, by their owner, with when this process first saw them in milliseconds of its uptime. */
const tooLate = new Map<string, { until: number; since: number }>();

/** More are only seen after a machine with a wrong clock stopped in a rush. Forgotten ones wait once more. */
const mostRemembered = 1_000;

/** Whether a lease has not been renewed for as long as one lasts. */
function isAbandoned({ owner, leaseUntil }: Pick<StoredDelivery, 'owner' | 'leaseUntil'>): boolean {
  const [key, until] = [String(owner), leaseUntil?.getTime() ?? 0];
  const seen = tooLate.get(key);
  if (seen?.until === until && performance.now() - seen.since >= lease) return tooLate.delete(key);
  if (seen?.until !== until) {
    if (tooLate.size >= mostRemembered) tooLate.clear();
    tooLate.set(key, { until, since: performance.now() });
  }
  return false;
}

const leaseFrom = (now: Date) => new Date(now.getTime() + lease);

/** A lease while its work runs. */
export interface RenewedLease {
  /** @throws DeliveryUnderWayError if the lease has expired or another worker has taken it */
  ensureHeld(): void;
  stopRenewing(): void;
}

/**
 * Renews the lease repeatedly.
 * @param taken - the time with which the lease was taken
 */
export function keepRenewing(models: Models, own: OwnDelivery, taken: Date, now: () => Date): RenewedLease {
  let heldUntil: Date | undefined = leaseFrom(taken);
  const renew = async () => {
    const leaseUntil = leaseFrom(now());
    const { matchedCount } = await models.Delivery.updateOne(own, { leaseUntil });
    heldUntil = matchedCount === 1 ? leaseUntil : undefined;
  };
  const timer = setInterval(() => {
    // While MongoDB is unavailable, a later renewal may still succeed before the lease expires.
    renew().catch(() => undefined);
  }, renewal);
  timer.unref();
  return {
    ensureHeld: () => {
      if (!heldUntil || now() >= heldUntil) throw new DeliveryUnderWayError(own.handler, 0);
    },
    stopRenewing: () => clearInterval(timer),
  };
}
