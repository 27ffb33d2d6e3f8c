import { can } from '@camp/contracts/access/can';
import type { Person } from '../http/person';

/** One's own payments, or anyone's with view-all. */
export const maySeePayments = (person: Person, userId: string) =>
  person.userId === userId.toLowerCase() || can(person.permissions, 'view-all', 'stripe');
