import { events, type EventName, type EventPayload } from '@camp/contracts/registries/events';
import { Types, type ClientSession } from 'mongoose';
import { insertChecked, type Unstamped } from '../insert-checked';
import type { Models } from '../models';
import type { StoredOutboxRow } from './outbox-model';

/** An event that becomes due later; until then it can be changed and canceled (`waiting-events.ts`). */
export interface Wait {
  /** The worker dispatches its jobs at this time, and nobody earlier. */
  notBefore: Date;
  /** 24-digit id of the record by which the waiting event is found again. */
  about: string;
}

/**
 * Writes down, in the transaction of the record itself, that something happened. Whoever commits dispatches the
 * row's jobs afterwards; if that fails, the worker's sweep does it.
 *
 * @param session - the record's transaction
 * @param name - the event
 * @param payload - ids, as the event's schema says
 * @param wait - absent: the event is due at once
 * @returns the row, for `producer.dispatchSoon`
 * @throws ZodError when the payload is not what the event carries
 */
export async function recordEvent<Name extends EventName>(
  models: Models,
  session: ClientSession,
  name: Name,
  payload: EventPayload<Name>,
  wait?: Wait,
): Promise<StoredOutboxRow> {
  return insertChecked(models.Outbox, eventRow(name, payload, wait), session);
}

/** An event as the outbox gets it. @throws ZodError when the payload is not what the event carries */
export const eventRow = <Name extends EventName>(
  name: Name,
  payload: EventPayload<Name>,
  wait?: Wait,
): Unstamped<StoredOutboxRow> => ({
  _id: new Types.ObjectId(),
  name,
  payload: events[name].parse(payload),
  ...(wait && { notBefore: wait.notBefore, about: wait.about }),
});
