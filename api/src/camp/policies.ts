import { can } from '@camp/contracts/access/can';
import type { Person } from '../auth/person';

/** Whether a person may change camps. An undefined person is a visitor. */
export const mayEditCamps = (person: Person | undefined): boolean => can(person?.permissions, 'edit', 'camp');
