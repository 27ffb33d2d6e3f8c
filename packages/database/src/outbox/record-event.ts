import { events, type EventName, type EventPayload } from '@camp/contracts/registries/events';
import { currentRequestId } from '@camp/runtime/request-id';
import { Types, type ClientSession } from 'mongoose';
import { requestOf } from '../connection-for';
import { insertChecked, type Unstamped } from '../insert-checked';
import type { Models } from '../models';
import type { StoredOutboxRow } from './outbox-model';

/** An event that becomes due later. Until then, it can be changed and canceled (`waiting-events.ts`). */
export interface Wait {
  /** When the worker dispatches its jobs. */
  notBefore: Date;
  /** 24-digit id of the record by which the waiting event is found. */
  about: string;
}

/**
 * Records an event in the transaction of its record. The caller dispatches its jobs after the commit. If that fails,
 * the worker's sweep dispatches them.
 *
 * @param session - the record's transaction
 * @param name - the event
 * @param payload - ids that match the event's schema
 * @param wait - absent if the event is due at once
 * @returns the row, for `producer.dispatchSoon`
 * @throws ZodError if the payload doesn't match the event's schema
 */
export async function recordEvent<Name extends EventName>(
  models: Models,
  session: ClientSession,
  name: Name,
  payload: EventPayload<Name>,
  wait?: Wait,
): Promise<StoredOutboxRow> {
  const row = { ...eventRow(name, payload, wait), ...ofCurrentRequest(session) };
  return insertChecked(models.Outbox, row, session);
}

/** An outbox row of an event, without its request. @throws ZodError if the payload doesn't match the event's schema */
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

/**
 * The field that names the request behind the running work, if there is one. The API's sessions know their request, and
 * a job of the worker knows the request that caused it.
 */
export function ofCurrentRequest(session: ClientSession): Pick<StoredOutboxRow, 'requestId'> {
  const requestId = requestOf(session) ?? currentRequestId();
  return requestId === undefined ? {} : { requestId };
}
