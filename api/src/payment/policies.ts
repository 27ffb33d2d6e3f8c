import { can } from '@camp/contracts/access/can';
import type { Person } from '../auth/person';

/** Everybody's payments and gifts, and sums of them. */
export const maySeeMoney = ({ permissions }: Person) => can(permissions, 'view-all', 'stripe');

/** One's own payments, or anyone's with view-all. */
export const maySeePayments = (person: Person, userId: string) =>
  person.userId === userId.toLowerCase() || maySeeMoney(person);
