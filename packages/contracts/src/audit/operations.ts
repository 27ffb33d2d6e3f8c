import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { AuditAction } from './actions';
import type { AuditKind } from './kinds';

/** A record that an action touched. Its name is included only if the reader may see it elsewhere. */
export interface AuditedRecord {
  _id: string;
  name?: string;
}

/** One audit row: who, what and when, never the content. */
export interface AuditRecord {
  _id: string;
  createdAt: string;
  /** Id of the person. Absent for visitors and for automatic actions. */
  actorId?: string;
  /** The person's name. Absent for a deleted account. */
  actor?: string;
  action: AuditAction;
  kind: AuditKind;
  /** Which part of a record was read, such as `medical`. */
  part?: string;
  /** How many records the action touched. */
  count: number;
  /** The first of these records. */
  records: AuditedRecord[];
  /** The roles before and after a change. */
  roles?: { before: string[]; after: string[] };
  /** The names of the changed answers. */
  fields?: string[];
}

/** Filters of the audit list. */
export interface AuditListQuery extends ListQuery {
  /** The person's account id. */
  person?: string;
  kind?: AuditKind;
  /** Whether reads are included: none, only reads, or both (the default). */
  views?: 'none' | 'only' | 'all';
  /** The first and the last day, `yyyy-MM-dd` in GMT. */
  from?: string;
  to?: string;
  [filter: string]: string | number | undefined;
}

const access = may('view', 'admin');

const exportAudit = operation<{ query?: AuditListQuery & { columns?: string } }, Uint8Array>(
  'GET /audit/export',
  access,
  { binary: 'text/csv', freshProof: 'always' },
);
export { exportAudit as export };

export const list = operation<{ query?: AuditListQuery }, AuditRecord[]>('GET /audit/list', access);
