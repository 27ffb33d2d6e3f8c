import { events, type EventName, type EventPayload } from '@camp/contracts/registries/events';
import { Types, type ClientSession } from 'mongoose';
import { insertChecked, type Unstamped } from '../insert-checked';
import type { Models } from '../models';
import type { StoredOutboxRow } from './outbox-model';

/**
 * Writes down, in the transaction of the record itself, that something happened. Whoever commits dispatches the
 * row's jobs afterwards; if that fails, the worker's sweep does it.
 *
 * @param session - the record's transaction
 * @param name - the event
 * @param payload - ids, as the event's schema says
 * @returns the row, for `producer.dispatch`
 * @throws ZodError when the payload is not what the event carries
 */
export async function recordEvent<Name extends EventName>(
  models: Models,
  session: ClientSession,
  name: Name,
  payload: EventPayload<Name>,
): Promise<StoredOutboxRow> {
  return insertChecked(models.Outbox, eventRow(name, payload), session);
}

/** An event as the outbox gets it. @throws ZodError when the payload is not what the event carries */
export const eventRow = <Name extends EventName>(
  name: Name,
  payload: EventPayload<Name>,
): Unstamped<StoredOutboxRow> => ({ _id: new Types.ObjectId(), name, payload: events[name].parse(payload) });
