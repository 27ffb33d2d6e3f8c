import type { BsonDocument } from '../../src/bson/types';

/* A naive model of snapshot transactions. Every record stores all its versions, and every check scans all records. */

interface Version {
  readonly document: BsonDocument | null;
  readonly time: number;
}

export interface ModelRecord {
  readonly versions: Version[];
  pending?: {
    readonly by: ModelTransaction;
    readonly document: BsonDocument | null;
    /** All versions that the transaction created. Their keys stay locked until it ends. */
    readonly drafts: readonly BsonDocument[];
  };
}

export interface ModelTransaction {
  readonly snapshot: number;
  open: boolean;
}

export type Outcome = 'done' | 'conflict' | 'held' | 'duplicate';

export class TransactionsModel {
  readonly records: ModelRecord[] = [];
  private time = 0;

  begin(): ModelTransaction {
    return { snapshot: this.time, open: true };
  }

  /** The version of each record that a reader sees. */
  see(record: ModelRecord, reader: ModelTransaction | undefined): BsonDocument | null {
    if (reader && record.pending?.by === reader) return record.pending.document;
    const limit = reader ? reader.snapshot : Infinity;
    return record.versions.findLast(({ time }) => time <= limit)?.document ?? null;
  }

  visible(reader: ModelTransaction | undefined): BsonDocument[] {
    return this.records.map((record) => this.see(record, reader)).filter((document) => document !== null);
  }

  find(id: unknown, reader: ModelTransaction | undefined): ModelRecord | undefined {
    return this.records.find((record) => this.see(record, reader)?._id === id);
  }

  /** All outcomes that the rules allow for a write. With several conflicts, any of them may be found first. */
  allowed(
    record: ModelRecord | undefined,
    document: BsonDocument | null,
    writer: ModelTransaction | undefined,
  ): Set<Outcome> {
    const clash: Outcome = writer ? 'conflict' : 'held';
    if (record?.pending && record.pending.by !== writer) return new Set([clash]);
    const latest = record?.versions.at(-1);
    if (writer && latest && latest.time > writer.snapshot) return new Set(['conflict']);
    const outcomes = new Set<Outcome>();
    for (const other of this.records) {
      if (other === record || !document) continue;
      const committed = other.versions.at(-1)?.document ?? null;
      if (other.pending && other.pending.by !== writer) {
        const taken = [committed, ...other.pending.drafts];
        if (taken.some((draft) => sharesKey(document, draft))) outcomes.add(clash);
        continue;
      }
      const current = other.pending ? other.pending.document : committed;
      const newer = writer && !other.pending && (other.versions.at(-1)?.time ?? 0) > writer.snapshot;
      if (newer && (sharesKey(document, current) || sharesKey(document, this.see(other, writer))))
        outcomes.add('conflict');
      else if (sharesKey(document, current)) outcomes.add('duplicate');
    }
    return outcomes.size > 0 ? outcomes : new Set(['done']);
  }

  write(
    record: ModelRecord | undefined,
    document: BsonDocument | null,
    writer: ModelTransaction | undefined,
  ): void {
    const target = record ?? { versions: [] };
    if (!record) this.records.push(target);
    if (writer) {
      const drafts = [...(target.pending?.drafts ?? []), ...(document ? [document] : [])];
      target.pending = { by: writer, document, drafts };
      return;
    }
    this.time += 1;
    target.versions.push({ document, time: this.time });
  }

  end(transaction: ModelTransaction, commit: boolean): void {
    transaction.open = false;
    this.time += 1;
    for (const record of this.records) {
      if (record.pending?.by !== transaction) continue;
      if (commit) record.versions.push({ document: record.pending.document, time: this.time });
      record.pending = undefined;
    }
  }
}

/** Two unique indexes: on `_id`, and on `u` if present. */
const sharesKey = (left: BsonDocument, right: BsonDocument | null): boolean =>
  right !== null && (left._id === right._id || (left.u !== undefined && left.u === right.u));
