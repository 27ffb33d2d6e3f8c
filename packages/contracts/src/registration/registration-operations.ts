import type { Wire } from '../forms/wire';
import type { HistoryEntry } from '../history/entry';
import type { FileQuery } from '../lists/chosen';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { RecordKind } from '../related-records/kinds';

/**
 * The calls that every kind of registration has below its own path. Each is declared separately, so that a page loads
 * only the calls that it makes.
 */

/**
 * The form's data. Dates are `yyyy-MM-dd`, and answers and details are text. The server validates all of them. The
 * owner is the logged-in user, and `userId` is ignored.
 */
export type FormOf<Input> = Partial<
  Record<keyof Wire<Input> | 'userId', string | number | boolean | string[]>
>;

/** The file part, for kinds with a proof of vaccination. */
export const proofFile = 'covidVaccineImage';

/**
 * Creates a registration.
 * @param file - name of the kind's picture field, if it has one
 */
/* #__NO_SIDE_EFFECTS__ */
export const creates = <Form extends object, Stored>(kind: RecordKind, file?: string) =>
  operation<{ body: Form }, Written<Stored>>(`POST /${kind}/create`, may('create', kind), {
    status: 201,
    ...(file !== undefined && { file }),
  });

/** Reads a registration. */
/* #__NO_SIDE_EFFECTS__ */
export const reads = <Stored>(kind: RecordKind) =>
  operation<{ params: ById }, Stored>(`GET /${kind}/read/:id`, may(['view', 'view-all'], kind));

/** Whether the family gets no email. It only applies to others' records with `edit-all`, and to `open` answers. */
export interface ChangeQuery {
  /** Sends the family no email. It applies to others' records with `edit-all`, and to `open` answers only. */
  silent?: boolean;
}

/**
 * Changes a registration. Absent fields don't change.
 * @param file - name of the kind's picture field, if it has one
 */
/* #__NO_SIDE_EFFECTS__ */
export const updates = <Form extends object, Stored>(kind: RecordKind, file?: string) =>
  operation<{ params: ById; query?: ChangeQuery; body: Form }, Written<Stored>>(
    `POST /${kind}/update/:id`,
    may(['edit', 'edit-all'], kind),
    { ...(file !== undefined && { file }) },
  );

/** Lists the registrations of a year. A list for a file (`purpose=file`) needs a fresh proof. */
/* #__NO_SIDE_EFFECTS__ */
export const lists = <Query extends ListQuery, Stored>(kind: RecordKind) =>
  operation<{ query?: Query }, Stored[]>(`GET /${kind}/list`, may('view-all', kind), {
    freshProof: 'sometimes',
  });

/** Exports the list as a file. */
/* #__NO_SIDE_EFFECTS__ */
export const listsAsFile = <Query extends ListQuery>(kind: RecordKind) =>
  operation<{ query?: Query & FileQuery }, Uint8Array>(`GET /${kind}/export`, may('view-all', kind), {
    binary: 'text/csv',
    freshProof: 'always',
  });

/** Reads a record's history. */
/* #__NO_SIDE_EFFECTS__ */
export const listsHistory = (kind: RecordKind) =>
  operation<{ params: ById }, HistoryEntry[]>(`GET /${kind}/history/:id`, may(['view', 'view-all'], kind));

/** Deletes a registration. */
/* #__NO_SIDE_EFFECTS__ */
export const deletes = (kind: RecordKind) =>
  operation<{ params: ById }, Done>(`DELETE /${kind}/delete/:id`, may(['delete', 'delete-all'], kind));

/** Reads the resized proof of vaccination. */
/* #__NO_SIDE_EFFECTS__ */
export const showsProof = (kind: RecordKind) =>
  operation<{ params: ById }, Uint8Array>(
    `GET /${kind}/covid-image/:id`,
    may(['view', 'view-all', 'data'], kind),
    { binary: 'image/webp' },
  );
