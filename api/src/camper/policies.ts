import { can } from '@camp/contracts/access/can';
import { owns, type Person } from '../http/person';

interface Owned {
  userId: unknown;
}

/** One's own registration, or any with view-all. */
export const maySeeCamper = (person: Person, camper: Owned) =>
  owns(person, camper) || can(person.permissions, 'view-all', 'camper');

/** Medical answers and the vaccination image: the owner and holders of `data` (docs/product/role.md, Levels). */
export const maySeeMedical = (person: Person, camper: Owned) =>
  owns(person, camper) || can(person.permissions, 'data', 'camper');

/** Medical answers of everybody: in lists, their filters, orders, totals and files. */
export const mayReadAllMedical = (person: Person) => can(person.permissions, 'data', 'camper');

/** One's own with `delete`, anyone's with `delete-all`. */
export const mayDeleteCamper = (person: Person, camper: Owned) =>
  can(person.permissions, 'delete-all', 'camper') ||
  (owns(person, camper) && can(person.permissions, 'delete', 'camper'));
