import { can } from '@camp/contracts/access/can';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { owns, type Person } from '../auth/person';

interface Owned {
  userId: unknown;
}

/** Whether a person may see everybody's registrations, in lists and figures. */
export const maySeeAll = (person: Person, kind: RecordKind) => can(person.permissions, 'view-all', kind);

/** Whether a person may see a registration: their own, or any with `view-all`. */
export const maySee = (person: Person, kind: RecordKind, record: Owned) =>
  owns(person, record) || maySeeAll(person, kind);

/** Whether a person may see everybody's medical answers in lists, filters, sort orders, totals and files. */
export const mayReadAllMedical = (person: Person, kind: RecordKind) => can(person.permissions, 'data', kind);

/** Whether a person may see medical answers and the picture of the proof: the owner, or holders of `data`. */
export const maySeeMedical = (person: Person, kind: RecordKind, record: Owned) =>
  owns(person, record) || mayReadAllMedical(person, kind);

/** Whether a person may change every answer of any registration at any time. */
export const mayEditAll = (person: Person, kind: RecordKind) => can(person.permissions, 'edit-all', kind);

/** Whether a person may change a registration: their own with `edit`, or any with `edit-all`. */
export const mayEdit = (person: Person, kind: RecordKind, record: Owned) =>
  mayEditAll(person, kind) || (owns(person, record) && can(person.permissions, 'edit', kind));

/** Whether a person may delete any registration. */
export const mayDeleteAll = (person: Person, kind: RecordKind) => can(person.permissions, 'delete-all', kind);

/** Whether a person may delete a registration: their own with `delete`, or any with `delete-all`. */
export const mayDelete = (person: Person, kind: RecordKind, record: Owned) =>
  mayDeleteAll(person, kind) || (owns(person, record) && can(person.permissions, 'delete', kind));
