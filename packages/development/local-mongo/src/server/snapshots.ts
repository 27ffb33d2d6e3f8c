import { Timestamp } from 'bson';
import { type BsonDocument, isDocument } from '../bson/types';
import { located, notImplemented } from '../errors';
import type { Store, Transaction } from '../store/store';

/** Milliseconds, as MongoDB's `minSnapshotHistoryWindowInSeconds`. */
const history = 300_000;

/** The commands that MongoDB allows with the read concern `snapshot` outside a transaction. */
const allowed = ['find', 'aggregate', 'distinct'];

interface Snapshot {
  readonly takenAt: number;
  readonly view: Transaction;
}

/** Read-only views of earlier moments, for snapshot sessions. A view is cheap, because its trees share structure. */
export class Snapshots {
  private readonly byTime = new Map<bigint, Snapshot>();
  private lastNumber = 0;

  constructor(private readonly store: Store) {}

  /**
   * The view of a command with the read concern `snapshot`: a new one, or that of `atClusterTime`.
   *
   * @throws CommandError SnapshotTooOld; NotImplemented for other commands
   */
  open(name: string, { atClusterTime }: BsonDocument): { time: Timestamp; view: Transaction } {
    if (!allowed.includes(name)) throw notImplemented(`the read concern snapshot for ${name}`);
    if (atClusterTime instanceof Timestamp) {
      const snapshot = this.byTime.get(atClusterTime.toBigInt());
      if (!snapshot) throw located(239, 'Read timestamp is older than the oldest available timestamp.');
      return { time: atClusterTime, view: snapshot.view };
    }
    this.lastNumber += 1;
    const time = new Timestamp({ t: Math.floor(Date.now() / 1_000), i: this.lastNumber });
    const view = this.store.view();
    this.byTime.set(time.toBigInt(), { takenAt: Date.now(), view });
    return { time, view };
  }

  /** Drops the views that are too old. */
  sweep(now = Date.now()): void {
    for (const [time, { takenAt }] of this.byTime) if (takenAt < now - history) this.byTime.delete(time);
  }
}

/** Whether a command reads a snapshot without a transaction. */
export const readsSnapshot = (body: BsonDocument): body is BsonDocument & { readConcern: BsonDocument } =>
  isDocument(body.readConcern) && body.readConcern.level === 'snapshot' && body.autocommit === undefined;

/** Where a reply says which snapshot was read. */
export function addTime(reply: BsonDocument, atClusterTime: Timestamp): BsonDocument {
  const { cursor } = reply;
  return isDocument(cursor)
    ? { ...reply, cursor: { ...cursor, atClusterTime } }
    : { ...reply, atClusterTime };
}
