import { camperList, waitlist } from '../camper/list';
import { counselorApplicationList } from '../counselor-application/list';
import { counselorList } from '../counselor/list';
import { donationList } from '../donation/list';
import type { ListDeclaration } from '../lists/list';
import { paymentList } from '../payment/list';
import { staffApplicationList } from '../staff-application/list';

const declared = {
  camper: camperList,
  'camper-waitlist': waitlist,
  counselor: counselorList,
  'counselor-app': counselorApplicationList,
  donation: donationList,
  payment: paymentList,
  staff: staffApplicationList,
};

/** The name of a list whose views can be saved. */
export type ListName = keyof typeof declared;

export const listsByName: Readonly<Record<ListName, ListDeclaration>> = declared;

export const listNames = Object.keys(declared) as [ListName, ...ListName[]];
