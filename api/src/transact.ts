import type { EventName, EventPayload } from '@camp/contracts/registries/events';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { batchWrites, type BatchedWrites } from '@camp/database/batch-writes';
import { eventRow, ofCurrentRequest, type Wait } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from './dependencies';

/** Records an event at the end of the running transaction. With a `wait`, it becomes due later. */
export type RecordEvent = <Name extends EventName>(
  name: Name,
  payload: EventPayload<Name>,
  wait?: Wait,
) => Promise<void>;

/**
 * Runs the work with its events in one transaction, then passes the events to the queue without waiting.
 *
 * @param work - writes with the session, or adds to the batch, which is sent with the events
 */
export async function transact<Result>(
  deps: Dependencies,
  work: (session: ClientSession, record: RecordEvent, writes: BatchedWrites) => Promise<Result>,
): Promise<Result> {
  let rows: StoredOutboxRow[] = [];
  const result = await inTransaction(deps.connection, async (session) => {
    // After a conflict, the work runs again from the beginning.
    rows = [];
    const writes = batchWrites(session);
    const record: RecordEvent = async (name, payload, wait) => {
      const row = { ...eventRow(name, payload, wait), ...ofCurrentRequest(session) };
      rows.push(writes.insert(deps.models.Outbox, row));
    };
    const done = await work(session, record, writes);
    await writes.send();
    return done;
  });
  deps.dispatch(rows);
  return result;
}
