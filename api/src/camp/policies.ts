import { can } from '@camp/contracts/access/can';
import type { Person } from '../auth/person';

/** Whether a person may change camps; undefined is a visitor. */
export const mayEditCamps = (person: Person | undefined): boolean => can(person?.permissions, 'edit', 'camp');
