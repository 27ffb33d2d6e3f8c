import { camperList, waitlist } from '../camper/list';
import { counselorApplicationList } from '../counselor-application/list';
import { counselorList } from '../counselor/list';
import { donationList } from '../donation/list';
import type { ListDeclaration } from '../lists/list';
import { paymentList } from '../payment/list';
import { staffApplicationList } from '../staff-application/list';

/** The lists of which views can be saved. */
export const listNames = [
  'camper',
  'camper-waitlist',
  'counselor',
  'counselor-app',
  'donation',
  'payment',
  'staff',
] as const;

/** The name of such a list. */
export type ListName = (typeof listNames)[number];

/** The declaration of each; one that is missing does not compile. */
export const listsByName: Readonly<Record<ListName, ListDeclaration>> = {
  camper: camperList,
  'camper-waitlist': waitlist,
  counselor: counselorList,
  'counselor-app': counselorApplicationList,
  donation: donationList,
  staff: staffApplicationList,
  payment: paymentList,
};
