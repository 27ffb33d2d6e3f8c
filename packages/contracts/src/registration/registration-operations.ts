import type { Wire } from '../forms/wire';
import type { HistoryEntry } from '../history/entry';
import type { FileQuery } from '../lists/chosen';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/**
 * The calls that every kind of registration has below its own path. Each is declared on its own, so that a page loads
 * only those it makes.
 */

/**
 * What a person fills in: dates as `yyyy-MM-dd`, answers and details as text. The server validates all of it. The owner
 * is the logged-in user; `userId` is ignored.
 */
export type FormOf<Input> = Partial<
  Record<keyof Wire<Input> | 'userId', string | number | boolean | string[]>
>;

/** The file part, for kinds with a proof of vaccination. */
export const proofFile = 'covidVaccineImage';

/** Creates one. @param file of the kind's picture, if it has one */
/* #__NO_SIDE_EFFECTS__ */
export const creates = <Form extends object, Stored>(kind: RecordKind, file?: string) =>
  operation<{ body: Form }, Written<Stored>>(`POST /${kind}/create`, may('create', kind), {
    status: 201,
    ...(file !== undefined && { file }),
  });

/** Reads one. */
/* #__NO_SIDE_EFFECTS__ */
export const reads = <Stored>(kind: RecordKind) =>
  operation<{ params: ById }, Stored>(`GET /${kind}/read/:id`, may(['view', 'view-all'], kind));

/** An update. */
export interface ChangeQuery {
  /** Sends the family no email. It applies to others' records with `edit-all`, and to `open` answers only. */
  silent?: boolean;
}

/** Changes one. Absent fields stay. @param file of the kind's picture, if it has one */
/* #__NO_SIDE_EFFECTS__ */
export const updates = <Form extends object, Stored>(kind: RecordKind, file?: string) =>
  operation<{ params: ById; query?: ChangeQuery; body: Form }, Written<Stored>>(
    `POST /${kind}/update/:id`,
    may(['edit', 'edit-all'], kind),
    { ...(file !== undefined && { file }) },
  );

/** Lists those of a year. */
/* #__NO_SIDE_EFFECTS__ */
export const lists = <Query extends ListQuery, Stored>(kind: RecordKind) =>
  operation<{ query?: Query }, Stored[]>(`GET /${kind}/list`, may('view-all', kind));

/** The list as a file. */
/* #__NO_SIDE_EFFECTS__ */
export const listsAsFile = <Query extends ListQuery>(kind: RecordKind) =>
  operation<{ query?: Query & FileQuery }, Uint8Array>(`GET /${kind}/export`, may('view-all', kind), {
    binary: 'text/csv',
  });

/** Reads a record's history. */
/* #__NO_SIDE_EFFECTS__ */
export const listsHistory = (kind: RecordKind) =>
  operation<{ params: ById }, HistoryEntry[]>(`GET /${kind}/history/:id`, may(['view', 'view-all'], kind));

/** Deletes one. */
/* #__NO_SIDE_EFFECTS__ */
export const deletes = (kind: RecordKind) =>
  operation<{ params: ById }, Done>(`DELETE /${kind}/delete/:id`, may(['delete', 'delete-all'], kind));

/** Its resized proof of vaccination. */
/* #__NO_SIDE_EFFECTS__ */
export const showsProof = (kind: RecordKind) =>
  operation<{ params: ById }, Uint8Array>(
    `GET /${kind}/covid-image/:id`,
    may(['view', 'view-all', 'data'], kind),
    { binary: 'image/webp' },
  );
