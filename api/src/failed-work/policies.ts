import { can } from '@camp/contracts/access/can';
import type { Person } from '../auth/person';

/** What the worker gave up. */
export const maySeeFailedWork = ({ permissions }: Person) => can(permissions, 'view', 'admin');
