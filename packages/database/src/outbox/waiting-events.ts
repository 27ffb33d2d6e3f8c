import { events, type EventName, type EventPayload } from '@camp/contracts/registries/events';
import { trusted, type ClientSession } from 'mongoose';
import type { Models } from '../models';
import type { StoredOutboxRow } from './outbox-model';

/** Filter of events whose dispatch hasn't started. Later they can't be changed. */
const isWaiting = { dispatchedAt: trusted({ $exists: false }) };

/** Identifies a waiting event by its name and the record that its `Wait` named. */
export interface WaitingEvent<Name extends EventName = EventName> {
  name: Name;
  /** 24-digit id. */
  about: string;
  /** When the event becomes due. If absent, any time matches. */
  notBefore?: Date;
}

const waiting = ({ name, about, notBefore }: WaitingEvent) => ({
  ...{ name, about, ...isWaiting },
  ...(notBefore && { notBefore }),
});

/**
 * Cancels an event that isn't due yet, in a transaction, so that none of its jobs starts. The transaction conflicts
 * with the worker's release of the event, so the result is exact.
 * @returns the canceled event, or null if there is none or its jobs were released
 */
export async function cancelWaitingEvent(
  { Outbox }: Models,
  session: ClientSession,
  event: WaitingEvent,
): Promise<StoredOutboxRow | null> {
  return Outbox.findOneAndDelete(waiting(event), { session }).lean<StoredOutboxRow>();
}

/**
 * Changes an event that isn't due yet, in a transaction, so that later changes are sent in the same email. Call it also
 * if only the records change that its jobs will read. As with `cancelWaitingEvent`, the worker can't release the event
 * before the commit.
 * @param change - the new time and payload. Absent values stay
 * @returns whether the event was still waiting. If not, record a new event
 * @throws ZodError if the payload doesn't match the event's schema
 */
export async function changeWaitingEvent<Name extends EventName>(
  { Outbox }: Models,
  session: ClientSession,
  event: WaitingEvent<Name>,
  change: { notBefore?: Date; payload?: EventPayload<Name> } = {},
): Promise<boolean> {
  const payload = change.payload && events[event.name].parse(change.payload);
  const { notBefore } = change;
  // Updating the timestamp alone also counts as a write.
  const update = { ...(payload && { payload }), ...(notBefore && { notBefore }) };
  const { matchedCount } = await Outbox.updateOne(waiting(event), update, { session });
  return matchedCount === 1;
}

/**
 * Releases a due event, so that it can't be canceled or changed any more. The caller dispatches its jobs. Only one
 * caller gets the event, and after a crash the sweep dispatches it.
 * @param row - the event as it was read
 * @returns the current event, or null if it was changed, canceled or released
 */
export async function releaseWaitingEvent(
  { Outbox }: Models,
  { _id, notBefore }: Pick<StoredOutboxRow, '_id' | 'notBefore'>,
  now: Date,
): Promise<StoredOutboxRow | null> {
  return Outbox.findOneAndUpdate(
    { _id, notBefore, ...isWaiting },
    { $set: { dispatchedAt: now }, $unset: { about: 1 } },
    { returnDocument: 'after' },
  ).lean<StoredOutboxRow>();
}

/** When an event is or was due. Its age counts from then. */
export const dueAt = ({ notBefore, createdAt }: Pick<StoredOutboxRow, 'notBefore' | 'createdAt'>): Date =>
  notBefore ?? createdAt;

/** When the oldest unfinished event became due. Undefined if there is none. */
export async function oldestDue({ Outbox }: Models, now: Date): Promise<Date | undefined> {
  const [atOnce, waited] = await Promise.all([
    // Matches absent values. `$exists: false` would scan every row.
    Outbox.findOne({ notBefore: null }, { createdAt: 1 })
      .sort({ createdAt: 1 })
      .lean<Pick<StoredOutboxRow, 'createdAt'>>(),
    Outbox.findOne({ notBefore: trusted({ $lte: now }) }, { notBefore: 1 })
      .sort({ notBefore: 1 })
      .lean<Pick<StoredOutboxRow, 'notBefore'>>(),
  ]);
  const [oldest] = [atOnce?.createdAt, waited?.notBefore]
    .filter((at) => at !== undefined)
    .sort((one, other) => one.getTime() - other.getTime());
  return oldest;
}
