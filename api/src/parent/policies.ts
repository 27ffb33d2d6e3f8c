import { can } from '@camp/contracts/access/can';
import { owns, type Person } from '../auth/person';

interface Owned {
  userId: unknown;
}

/** Everybody's blocks. */
export const maySeeAllParents = ({ permissions }: Person) => can(permissions, 'view-all', 'parent');

/** One's own block, or anybody's with the right to all. */
export const mayUseParent = (
  person: Person,
  parent: Owned,
  all: 'view-all' | 'edit-all' | 'delete-all',
): boolean => owns(person, parent) || can(person.permissions, all, 'parent');
