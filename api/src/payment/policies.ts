import { can } from '@camp/contracts/access/can';
import type { Person } from '../auth/person';

/** Whether a person may see all payments and gifts, and their totals. */
export const maySeeMoney = ({ permissions }: Person) => can(permissions, 'view-all', 'stripe');

/** Whether a person may see payments: their own, or anyone's with `view-all`. */
export const maySeePayments = (person: Person, userId: string) =>
  person.userId === userId.toLowerCase() || maySeeMoney(person);
