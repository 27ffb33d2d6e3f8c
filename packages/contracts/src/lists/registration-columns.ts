import type { ListColumn } from './list';

/** The registered person. The list sorts by this column first. @param label of the column */
export const nameColumn = (label: string) =>
  ({
    name: 'name',
    label,
    kind: 'text',
    visibility: 'open',
    sort: 'nameLast',
    of: ['nameFirst', 'nameLast'],
  }) as const satisfies ListColumn;

/** The grade that they enter. */
export const gradeColumn = {
  name: 'grade',
  label: 'Grade',
  kind: 'text',
  visibility: 'open',
  sort: 'grade',
} as const satisfies ListColumn;

/** Contact details. @param of the fields with name, phone and email address */
export const contactColumn = <Name extends string>(name: Name, label: string, of: readonly string[]) =>
  ({ name, label, kind: 'text', visibility: 'contact', of }) as const satisfies ListColumn;

/** The preferred way of contact of an account. For a registration, it is its owner's. */
export const preferredContactColumn = {
  name: 'preferedContact',
  label: 'Preferred contact',
  kind: 'text',
  visibility: 'contact',
} as const satisfies ListColumn;

/** Whether it arrived after the due date. */
export const lateColumn = {
  name: 'late',
  label: 'Late',
  kind: 'box',
  visibility: 'open',
} as const satisfies ListColumn;

/**
 * When it arrived.
 * @param label - of the column
 */
export const createdColumn = (label: string) =>
  ({
    name: 'createdAt',
    label,
    kind: 'instant',
    visibility: 'open',
    sort: 'createdAt',
  }) as const satisfies ListColumn;

/** Fields of every registration besides its answers. They have no column. */
export const registrationFields = [
  '_id',
  'type',
  'userId',
  'campYear',
  'updatedAt',
  'flags',
  'medicalDeletedAt',
  'signatures',
  'accountRegistrations',
] as const;
