import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { AuditAction } from './actions';
import type { AuditKind } from './kinds';

/** One record that something was done to; its name only for who may see it elsewhere. */
export interface AuditedRecord {
  _id: string;
  name?: string;
}

/** One thing that somebody did: who, what, when; never the content. */
export interface AuditRecord {
  _id: string;
  createdAt: string;
  /** Who did it; absent when nobody was logged in, or the product did it by itself. */
  actorId?: string;
  /** Their name; an account that is gone has none. */
  actor?: string;
  action: AuditAction;
  kind: AuditKind;
  /** Which part of a record was read, such as `medical`. */
  part?: string;
  /** How many records it was done to. */
  count: number;
  /** The first few of them. */
  records: AuditedRecord[];
  /** Of a change of roles. */
  roles?: { before: string[]; after: string[] };
  /** Of a change: names of the answers. */
  fields?: string[];
}

/** What the list is narrowed by. */
export interface AuditListQuery extends ListQuery {
  /** Id of who did it. */
  person?: string;
  kind?: AuditKind;
  /** Whether it tells who looked at what: not at all, alone, or with what was done, as where absent. */
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
  { binary: 'text/csv' },
);
export { exportAudit as export };

export const list = operation<{ query?: AuditListQuery }, AuditRecord[]>('GET /audit/list', access);
