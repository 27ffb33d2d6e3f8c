import type { Paid } from '../camper/operations';
import * as camperOperations from '../camper/operations';
import * as failedWorkOperations from '../failed-work/operations';
import { may, type Access, type Right } from '../operations/operation';
import * as paymentOperations from '../payment/operations';
import type { AttendeeKind } from '../related-records/kinds';

/** Something that can wait for somebody of the administration. */
interface NeedDeclaration {
  /** Of who can do something about it: nobody else is shown it. */
  access: Access;
  /** `camp`: it is about the camp that is shown, and over with it. `any`: it is about no camp year. */
  year: 'camp' | 'any';
}

/** Whoever lists a kind and reads its medical answers. */
const medicalOf = (kind: AttendeeKind): readonly Right[] => [may('view-all', kind), may('data', kind)];

/**
 * Everything that can wait, what harms most first. Each needs its count (`api/src/camp-figures/count-needs.ts`) and its
 * words (`admin-app/src/features/dashboard/needs.ts`); one without them does not compile.
 */
export const needs = {
  mismatches: { access: paymentOperations.reconcile.access, year: 'any' },
  disputes: { access: paymentOperations.reconcile.access, year: 'any' },
  giftDisputes: { access: paymentOperations.reconcile.access, year: 'any' },
  failedMails: { access: failedWorkOperations.retry.access, year: 'any' },
  failedWork: { access: failedWorkOperations.retry.access, year: 'any' },
  aboveLimit: { access: camperOperations.waitlist.access, year: 'camp' },
  sameChild: { access: camperOperations.keepBoth.access, year: 'camp' },
  unsentLinks: { access: camperOperations.sendPaymentLink.access, year: 'camp' },
  overdue: { access: camperOperations.sendPaymentLink.access, year: 'camp' },
  freeSeats: { access: camperOperations.waitlist.access, year: 'camp' },
  unreadableCampers: { access: medicalOf('camper'), year: 'camp' },
  unreadableCounselors: { access: medicalOf('counselor'), year: 'camp' },
  unreadableStaff: { access: medicalOf('staff'), year: 'camp' },
} as const satisfies Readonly<Record<string, NeedDeclaration>>;

/** One of them. */
export type NeedName = keyof typeof needs;

/** The names, what harms most first. */
export const needNames = Object.keys(needs) as NeedName[];

/** A camper by name. */
export interface NamedCamper {
  _id: string;
  name: string;
}

/** One of several registrations that are of the same child. */
export interface SameChildCamper extends NamedCamper {
  /** Day, ISO 8601. */
  birthdate: string;
  /** Who registered it, by name and email address. */
  account: string;
  createdAt: string;
  paid: Paid;
  waitlist: boolean;
}

/** Something that waits. */
export interface Need {
  name: NeedName;
  /** How many of it there are; never 0. */
  count: number;
  /** How many families that are, where it says so. */
  families?: number;
  /** When the product does it without anybody, where it does. */
  due?: string;
  /** Who it is about, where it names them. */
  campers?: NamedCamper[];
  /** Of children who are registered from several accounts: the registrations of each. */
  children?: SameChildCamper[][];
}
