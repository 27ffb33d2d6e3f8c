import { can } from '@camp/contracts/access/can';
import type { Person } from '../http/person';

/** What the worker gave up. */
export const maySeeFailedWork = ({ permissions }: Person) => can(permissions, 'view', 'admin');

/** The list of gifts, with who gave. */
export const maySeeGifts = ({ permissions }: Person) => can(permissions, 'edit-all', 'stripe');
