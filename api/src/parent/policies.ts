import { can } from '@camp/contracts/access/can';
import { owns, type Person } from '../auth/person';

interface Owned {
  userId: unknown;
}

/** Whether a person may see everybody's blocks. */
export const maySeeAllParents = ({ permissions }: Person) => can(permissions, 'view-all', 'parent');

/** Whether a person may see a block: their own, or any with `view-all`. */
export const mayUseParent = (
  person: Person,
  parent: Owned,
  all: 'view-all' | 'edit-all' | 'delete-all',
): boolean => owns(person, parent) || can(person.permissions, all, 'parent');
