import type { EventName, EventPayload } from '@camp/contracts/registries/events';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from './dependencies';

/** Writes down an event in the running transaction. */
export type RecordEvent = <Name extends EventName>(name: Name, payload: EventPayload<Name>) => Promise<void>;

/**
 * Runs the work in one transaction, with its events; after the commit the events are handed to the queue, for which
 * nobody waits.
 */
export async function transact<Result>(
  deps: Dependencies,
  work: (session: ClientSession, record: RecordEvent) => Promise<Result>,
): Promise<Result> {
  let rows: StoredOutboxRow[] = [];
  const result = await inTransaction(deps.connection, (session) => {
    // A conflict runs the work again from the beginning.
    rows = [];
    return work(session, async (name, payload) => {
      rows.push(await recordEvent(deps.models, session, name, payload));
    });
  });
  deps.dispatch(rows);
  return result;
}
