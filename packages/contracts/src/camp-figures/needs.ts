import type { Paid } from '../camper/operations';
import * as camperOperations from '../camper/operations';
import * as failedJobOperations from '../failed-work/operations';
import { may, type Access, type Right } from '../operations/operation';
import * as paymentOperations from '../payment/operations';
import type { AttendeeKind } from '../related-records/kinds';

/** A kind of open task for an administrator. */
interface NeedDeclaration {
  /** The right that is needed to act on the task. Nobody else sees it. */
  access: Access;
  /**
   * `camp`: belongs to the camp year on the page and disappears after that camp. `any`: independent of the camp year.
   */
  year: 'camp' | 'any';
}

/** People who may list a kind and read its medical answers. */
const medicalOf = (kind: AttendeeKind): readonly Right[] => [may('view-all', kind), may('data', kind)];

/**
 * All kinds of open tasks, most harmful first. Each needs a count (`api/src/camp-figures/count-needs.ts`) and texts
 * (`admin-app/src/features/dashboard/needs.ts`), or it doesn't compile.
 */
export const needs = {
  mismatches: { access: paymentOperations.reconcile.access, year: 'any' },
  disputes: { access: paymentOperations.reconcile.access, year: 'any' },
  giftDisputes: { access: paymentOperations.reconcile.access, year: 'any' },
  failedMails: { access: failedJobOperations.retry.access, year: 'any' },
  failedWork: { access: failedJobOperations.retry.access, year: 'any' },
  aboveLimit: { access: camperOperations.waitlist.access, year: 'camp' },
  sameChild: { access: camperOperations.keepBoth.access, year: 'camp' },
  unsentLinks: { access: camperOperations.sendPaymentLink.access, year: 'camp' },
  overdue: { access: camperOperations.sendPaymentLink.access, year: 'camp' },
  freeSeats: { access: camperOperations.waitlist.access, year: 'camp' },
  unreadableCampers: { access: medicalOf('camper'), year: 'camp' },
  unreadableCounselors: { access: medicalOf('counselor'), year: 'camp' },
  unreadableStaff: { access: medicalOf('staff'), year: 'camp' },
} as const satisfies Readonly<Record<string, NeedDeclaration>>;

export type NeedName = keyof typeof needs;

/** The tasks' names, most harmful first. */
export const needNames = Object.keys(needs) as NeedName[];

/** A camper by name. */
export interface NamedCamper {
  _id: string;
  name: string;
}

/** One of several registrations of the same child. */
export interface SameChildCamper extends NamedCamper {
  /** Day of the registration, ISO 8601. */
  birthdate: string;
  /** Name and email address of the account that registered the child. */
  account: string;
  createdAt: string;
  paid: Paid;
  waitlist: boolean;
}

/** An open task. */
export interface Need {
  name: NeedName;
  /** The number of cases, never 0. */
  count: number;
  /** How many families are affected, if known. */
  families?: number;
  /** When the product does this automatically, if ever. */
  due?: string;
  /** Names of the people concerned, if listed. */
  campers?: NamedCamper[];
  /** For children registered from several accounts: each child's registrations. */
  children?: SameChildCamper[][];
}
