import { can } from '@camp/contracts/access/can';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { owns, type Person } from '../auth/person';

interface Owned {
  userId: unknown;
}

/** Everybody's registrations, in lists and figures. */
export const maySeeAll = (person: Person, kind: RecordKind) => can(person.permissions, 'view-all', kind);

/** One's own registration, or any with view-all. */
export const maySee = (person: Person, kind: RecordKind, record: Owned) =>
  owns(person, record) || maySeeAll(person, kind);

/** Medical answers of everybody: in lists, their filters, orders, totals and files. */
export const mayReadAllMedical = (person: Person, kind: RecordKind) => can(person.permissions, 'data', kind);

/** Medical answers and the vaccination image: the owner and holders of `data`. */
export const maySeeMedical = (person: Person, kind: RecordKind, record: Owned) =>
  owns(person, record) || mayReadAllMedical(person, kind);

/** Every answer of anybody's registration, at any time. */
export const mayEditAll = (person: Person, kind: RecordKind) => can(person.permissions, 'edit-all', kind);

/** One's own with `edit`, anyone's with `edit-all`. */
export const mayEdit = (person: Person, kind: RecordKind, record: Owned) =>
  mayEditAll(person, kind) || (owns(person, record) && can(person.permissions, 'edit', kind));

/** Anybody's registration. */
export const mayDeleteAll = (person: Person, kind: RecordKind) => can(person.permissions, 'delete-all', kind);

/** One's own with `delete`, anyone's with `delete-all`. */
export const mayDelete = (person: Person, kind: RecordKind, record: Owned) =>
  mayDeleteAll(person, kind) || (owns(person, record) && can(person.permissions, 'delete', kind));
