import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { RegistrationListQuery } from '../registration/registration';
import * as registration from '../registration/registration-operations';
import type { ContactPreference } from '../user/options';
import type { CamperFlags } from './flags';
import type { CamperInput } from './record';

/** The form's data. */
export type CamperForm = registration.FormOf<CamperInput>;

/** Status of a registration (docs/product/camper.md): null submitted, false awaiting payment, true paid. */
export type Paid = boolean | null;

/** Fields besides the form's, which every reader of a registration sees. */
export interface CamperStanding {
  _id: string;
  type: 'Camper';
  userId: string;
  campYear: number;
  paid: Paid;
  waitlist: boolean;
  /** Whether the family asked for the waitlist, so that no seat is offered automatically. */
  chosenWaitlist?: true;
  /** Position on the waitlist, starting at 1. Only shown in the person's own record. */
  waitlistPosition?: number;
  /** Dollars outstanding for this camper, including a late fee. */
  amountDue: number;
  /**
   * Number of campers of this account in this camp, if it is near the limit (`registrationsPerAccount`). Only in the
   * administrators' list.
   */
  accountRegistrations?: number;
  /** How the account wants to be contacted. Only in the administrators' list. */
  preferedContact?: ContactPreference;
  createdAt: string;
  updatedAt: string;
}

/**
 * A registration as the API returns it. Medical fields, flags and the picture's path are present only for the owner and
 * holders of `data` on camper.
 */
export type CamperRecord = CamperStanding &
  Partial<Wire<CamperInput>> &
  Pick<Wire<CamperInput>, 'nameFirst' | 'nameLast' | 'grade'> & {
    /** Path of the resized picture below `/api`. Null without a picture. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
    /** When its medical answers were deleted after camp. Only for readers of medical answers. */
    medicalDeletedAt?: string;
    /** Who agreed to which text, and when. */
    signatures?: Signatures;
  };

/** Why a camper got no payment link. */
export interface SkippedCamper {
  id: string;
  reason: string;
}

/** Filters of the camper lists: those of `camperList`, plus each multiple-choice answer by its name. */
export interface CamperListQuery extends RegistrationListQuery {
  paid?: 'null' | 'false' | 'true';
  waitlist?: 'true' | 'false';
  /** Campers who were asked to pay and haven't paid by the camp's due date. */
  overdue?: 'true';
  /** Id of the account that registered them. */
  account?: string;
}

/** Totals above the list for the campers that match its filters. Money is in dollars. */
export interface CamperTotals {
  campers: number;
  seated: number;
  waitlisted: number;
  /** The camp's seats. Null if the year has no camp. */
  seats: number | null;
  /** Dollars paid for them, without refunds. Only for people who may see payments. */
  paid?: number;
  /** Dollars outstanding for campers with a seat. Only for people who may see payments. */
  open?: number;
}

const mayEdit = may('edit-all', 'camper');

// Calls about campers (docs/product/camper.md).

export const create = registration.creates<CamperForm, CamperRecord>('camper', registration.proofFile);

export const read = registration.reads<CamperRecord>('camper');

export const update = registration.updates<CamperForm, CamperRecord>('camper', registration.proofFile);

export const list = registration.lists<CamperListQuery, CamperRecord>('camper');

const exportCampers = registration.listsAsFile<CamperListQuery>('camper');
export { exportCampers as export };

export const totals = operation<{ query?: CamperListQuery }, CamperTotals>(
  'GET /camper/totals',
  may('view-all', 'camper'),
);

export const history = registration.listsHistory('camper');

const deleteCamper = registration.deletes('camper');
export { deleteCamper as delete };

export const sendPaymentLink = operation<
  { body: { campers: string[]; again?: boolean } },
  { sent: number; skipped: SkippedCamper[] }
>(
  'POST /camper/sendpaymentlink', // Who asks for money sees what is owed and paid. Moving money is another right.
  [mayEdit, may(['view-all', 'edit-all'], 'stripe')],
);

/** Result of a bulk action for one camper: the updated record, or why nothing was done. */
export type MovedCamper = Written<CamperRecord> | { result: false; msg: string; _id: string };

export const waitlist = operation<{ body: { campers: string[]; waitlist: boolean } }, MovedCamper[]>(
  'POST /camper/waitlist',
  mayEdit,
);

/** Takes back a seat that an administrator just gave, before the family is emailed. */
export const undoSeat = operation<{ params: ById }, Written<CamperRecord>>(
  'POST /camper/undoseat/:id',
  mayEdit,
);

/** Confirms that several accounts' registrations of the same child stay. */
export const keepBoth = operation<{ body: { campers: string[] } }, Done>('POST /camper/keepboth', mayEdit);

export const covidImage = registration.showsProof('camper');
