import { can } from '@camp/contracts/access/can';
import type { Subject } from '@camp/contracts/access/catalogue';
import { mayCall } from '@camp/contracts/access/may-call';
import * as camperOperations from '@camp/contracts/camper/operations';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import * as donationOperations from '@camp/contracts/donation/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { namesMedical } from '@camp/contracts/lists/names-medical';
import type { Access } from '@camp/contracts/operations/operation';
import * as paymentOperations from '@camp/contracts/payment/operations';
import { listsByName, type ListName } from '@camp/contracts/saved-view/lists';
import { owns, type Person } from '../auth/person';

/** The subject and right of each list. A missing list does not compile. */
const lists: Record<ListName, { subject: Subject; access: Access }> = {
  camper: { subject: 'camper', access: camperOperations.list.access },
  'camper-waitlist': { subject: 'camper', access: camperWaitlistOperations.list.access },
  staff: { subject: 'staff', access: staffApplicationOperations.list.access },
  counselor: { subject: 'counselor', access: counselorOperations.list.access },
  'counselor-app': { subject: 'counselor-app', access: counselorApplicationOperations.list.access },
  donation: { subject: 'stripe', access: donationOperations.donateList.access },
  payment: { subject: 'stripe', access: paymentOperations.list.access },
};

/** Whether a person may see the list. */
export const maySeeViews = (person: Person, list: ListName) =>
  mayCall(person.permissions, lists[list].access);

/** Whether a person may see the list's medical answers. Gifts have none. */
const maySeeMedicalViews = (person: Person, list: ListName) =>
  can(person.permissions, 'data', lists[list].subject);

/** Whether a view has medical filters or columns. */
export const isMedicalView = ({ list, query }: { list: ListName; query: string }) =>
  namesMedical(listsByName[list], new URLSearchParams(query));

/** Whether a person may see the list and the view's fields. */
export const maySeeView = (person: Person, view: { list: ListName; query: string }) =>
  maySeeViews(person, view.list) && (!isMedicalView(view) || maySeeMedicalViews(person, view.list));

/** Whether a person may delete a view: their own, or any visible one with `edit-all` on the list's subject. */
export const mayDeleteView = (person: Person, view: { list: ListName; query: string; userId: unknown }) =>
  maySeeView(person, view) &&
  (owns(person, view) || can(person.permissions, 'edit-all', lists[view.list].subject));
