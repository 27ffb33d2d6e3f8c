import type { Wire } from '../forms/wire';
import type { HistoryEntry } from '../history/entry';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { CamperFlags } from './flags';
import type { CamperInput } from './record';

/**
 * What a person fills in: dates as `yyyy-MM-dd`, answers and details as text; the server checks all of it. The owner is
 * whose session it is, whatever `userId` says.
 */
export type CamperForm = Partial<Record<keyof Wire<CamperInput> | 'userId', string | boolean>>;

/** Where a registration stands (docs/product/camper.md): null submitted, false awaiting payment, true paid. */
export type Paid = boolean | null;

/** What every reader of a registration sees besides the form's fields. */
export interface CamperStanding {
  _id: string;
  type: 'Camper';
  userId: string;
  campYear: number;
  paid: Paid;
  waitlist: boolean;
  /** The family asked for the waitlist: no place is offered to it by itself. */
  chosenWaitlist?: true;
  /** Who waits in turn: 1 for the next one to get a place. In one's own record only. */
  waitlistPosition?: number;
  /** Dollars still to pay for this camper, with the late fee where it applies. */
  amountDue: number;
  /**
   * How many campers the account has in this camp, where it comes near the limit (`registrationsPerAccount`); told in
   * the list of all campers only.
   */
  accountRegistrations?: number;
  createdAt: string;
  updatedAt: string;
}

/**
 * A registration as the API answers it. Medical fields, the flags and the image's path are present only for the owner
 * and holders of `data` on camper.
 */
export type CamperRecord = CamperStanding &
  Partial<Wire<CamperInput>> &
  Pick<Wire<CamperInput>, 'nameFirst' | 'nameLast' | 'grade'> & {
    /** Path of the resized picture below `/api`, null without one. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
    /** Who agreed to which text, and when. */
    signatures?: Signatures;
  };

/** Why a camper got no payment link. */
export interface SkippedCamper {
  id: string;
  reason: string;
}

/** Filters of the camper lists: the ones of `camperList`, each answer that is one of a few by its name. */
export interface CamperListQuery extends ListQuery {
  year?: number;
  paid?: 'null' | 'false' | 'true';
  waitlist?: 'true' | 'false';
  /** Who was asked to pay and has not by the camp's due day. */
  overdue?: 'true';
  [answer: string]: string | number | undefined;
}

/** What the head of the list says of the campers that its filters find; money in dollars. */
export interface CamperTotals {
  campers: number;
  seated: number;
  waitlisted: number;
  /** How many seats the camp has; null without a camp of the year. */
  seats: number | null;
  /** What was paid for them, without what went back; only for who may see payments. */
  paid?: number;
  /** What those with a seat still owe; only for who may see payments. */
  open?: number;
}

const file = 'covidVaccineImage';

// Campers (docs/product/camper.md).

export const create = operation<{ body: CamperForm }, Written<CamperRecord>>({
  method: 'POST',
  path: '/camper/create',
  access: may('create', 'camper'),
  status: 201,
  file,
});

export const read = operation<{ params: ById }, CamperRecord>({
  method: 'GET',
  path: '/camper/read/:id',
  access: may(['view', 'view-all'], 'camper'),
});

export const update = operation<{ params: ById; body: CamperForm }, Written<CamperRecord>>({
  method: 'POST',
  path: '/camper/update/:id',
  access: may(['edit', 'edit-all'], 'camper'),
  file,
});

export const list = operation<{ query?: CamperListQuery }, CamperRecord[]>({
  method: 'GET',
  path: '/camper/list',
  access: may('view-all', 'camper'),
});

const exportCampers = operation<{ query?: CamperListQuery & { columns?: string } }, Uint8Array>({
  method: 'GET',
  path: '/camper/export',
  access: may('view-all', 'camper'),
  binary: true,
});
export { exportCampers as export };

export const totals = operation<{ query?: CamperListQuery }, CamperTotals>({
  method: 'GET',
  path: '/camper/totals',
  access: may('view-all', 'camper'),
});

export const history = operation<{ params: ById }, HistoryEntry[]>({
  method: 'GET',
  path: '/camper/history/:id',
  access: may(['view', 'view-all'], 'camper'),
});

const deleteCamper = operation<{ params: ById }, Done>({
  method: 'DELETE',
  path: '/camper/delete/:id',
  access: may(['delete', 'delete-all'], 'camper'),
});
export { deleteCamper as delete };

export const sendPaymentLink = operation<
  { body: { campers: string[]; again?: boolean } },
  { sent: number; skipped: SkippedCamper[] }
>({
  method: 'POST',
  path: '/camper/sendpaymentlink',
  // Who asks families for money deals with payments too.
  access: [may('edit-all', 'camper'), may('edit-all', 'stripe')],
});

/** What became of one camper of a bulk action: its record as it is now, or why nothing was done. */
export type MovedCamper = Written<CamperRecord> | { result: false; msg: string; _id: string };

export const waitlist = operation<{ body: { campers: string[]; waitlist: boolean } }, MovedCamper[]>({
  method: 'POST',
  path: '/camper/waitlist',
  access: may('edit-all', 'camper'),
});

export const covidImage = operation<{ params: ById }, Uint8Array>({
  method: 'GET',
  path: '/camper/covid-image/:id',
  access: may(['view', 'view-all', 'data'], 'camper'),
  binary: true,
});
