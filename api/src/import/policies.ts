import { can } from '@camp/contracts/access/can';
import { importFieldsOf, type ImportField } from '@camp/contracts/import/fields';
import { subjectOfImport, type ImportKind } from '@camp/contracts/import/kinds';
import type { Person } from '../auth/person';

/** Whether a person may import and see a kind's medical answers. */
export const seesMedicalOf = (person: Person, kind: ImportKind): boolean =>
  can(person.permissions, 'data', subjectOfImport[kind]);

/** Whether a kind has medical answers. Donations have none. */
export const hasMedical = (kind: ImportKind): boolean =>
  importFieldsOf(kind).some(({ field }) => field.visibility === 'medical');

/** The fields of a kind that a person may import and see. */
export const fieldsFor = (person: Person, kind: ImportKind): readonly ImportField[] =>
  seesMedicalOf(person, kind)
    ? importFieldsOf(kind)
    : importFieldsOf(kind).filter(({ field }) => field.visibility !== 'medical');
