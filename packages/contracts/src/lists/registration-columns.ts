import type { ListColumn } from './list';

/** Whose registration it is, by which its list is sorted first. @param label what they are called */
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

/** How somebody is reached. @param of the fields with their name, phone and email address */
export const contactColumn = <Name extends string>(name: Name, label: string, of: readonly string[]) =>
  ({ name, label, kind: 'text', visibility: 'contact', of }) as const satisfies ListColumn;

/** How an account wants to be reached; of a registration, the account that sent it. */
export const preferredContactColumn = {
  name: 'preferedContact',
  label: 'Preferred contact',
  kind: 'text',
  visibility: 'contact',
} as const satisfies ListColumn;

/** Whether it came after the day on which it was due. */
export const lateColumn = {
  name: 'late',
  label: 'Late',
  kind: 'box',
  visibility: 'open',
} as const satisfies ListColumn;

/** When it came. @param label what somebody did then */
export const createdColumn = (label: string) =>
  ({
    name: 'createdAt',
    label,
    kind: 'instant',
    visibility: 'open',
    sort: 'createdAt',
  }) as const satisfies ListColumn;

/** What every registration has besides its answers, in no column. */
export const registrationFields = [
  '_id',
  'type',
  'userId',
  'campYear',
  'updatedAt',
  'flags',
  'signatures',
  'accountRegistrations',
] as const;
