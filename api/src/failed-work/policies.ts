import { can } from '@camp/contracts/access/can';
import type { Person } from '../http/person';

/** What the worker gave up. */
export const maySeeFailedWork = ({ permissions }: Person) => can(permissions, 'view', 'admin');
