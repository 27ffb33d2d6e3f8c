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

/** What each list is about, and who may see it; one that is missing does not compile. */
const lists: Record<ListName, { subject: Subject; access: Access }> = {
  camper: { subject: 'camper', access: camperOperations.list.access },
  'camper-waitlist': { subject: 'camper', access: camperWaitlistOperations.list.access },
  staff: { subject: 'staff', access: staffApplicationOperations.list.access },
  counselor: { subject: 'counselor', access: counselorOperations.list.access },
  'counselor-app': { subject: 'counselor-app', access: counselorApplicationOperations.list.access },
  donation: { subject: 'stripe', access: donationOperations.donateList.access },
  payment: { subject: 'stripe', access: paymentOperations.list.access },
};

/** Whoever may see the list. */
export const maySeeViews = (person: Person, list: ListName) =>
  mayCall(person.permissions, lists[list].access);

/** Whoever reads the sensitive part of the list's records; a gift has none. */
const maySeeMedicalViews = (person: Person, list: ListName) =>
  can(person.permissions, 'data', lists[list].subject);

/** Whether a view tells of medical answers. */
export const isMedicalView = ({ list, query }: { list: ListName; query: string }) =>
  namesMedical(listsByName[list], new URLSearchParams(query));

/** Whoever may see the list, and what the view tells of it. */
export const maySeeView = (person: Person, view: { list: ListName; query: string }) =>
  maySeeViews(person, view.list) && (!isMedicalView(view) || maySeeMedicalViews(person, view.list));

/** One's own, or any with edit-all on what the list is about; never one that the person does not see. */
export const mayDeleteView = (person: Person, view: { list: ListName; query: string; userId: unknown }) =>
  maySeeView(person, view) &&
  (owns(person, view) || can(person.permissions, 'edit-all', lists[view.list].subject));
