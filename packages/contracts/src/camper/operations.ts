import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { RegistrationListQuery } from '../registration/registration';
import * as registration from '../registration/registration-operations';
import type { ContactPreference } from '../user/options';
import type { CamperFlags } from './flags';
import type { CamperInput } from './record';

/** What a person fills in. */
export type CamperForm = registration.FormOf<CamperInput>;

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
  /** How the account wants to be reached; told in the list of all campers only. */
  preferedContact?: ContactPreference;
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
export interface CamperListQuery extends RegistrationListQuery {
  paid?: 'null' | 'false' | 'true';
  waitlist?: 'true' | 'false';
  /** Who was asked to pay and has not by the camp's due day. */
  overdue?: 'true';
  /** Id of the account that registered them. */
  account?: string;
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

const mayEdit = may('edit-all', 'camper');

// Campers (docs/product/camper.md).

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
  'POST /camper/sendpaymentlink', // Who asks families for money deals with payments too.
  [mayEdit, may('edit-all', 'stripe')],
);

/** What became of one camper of a bulk action: its record as it is now, or why nothing was done. */
export type MovedCamper = Written<CamperRecord> | { result: false; msg: string; _id: string };

export const waitlist = operation<{ body: { campers: string[]; waitlist: boolean } }, MovedCamper[]>(
  'POST /camper/waitlist',
  mayEdit,
);

/** Takes a seat back that was just given by hand, before the family is told. */
export const undoSeat = operation<{ params: ById }, Written<CamperRecord>>(
  'POST /camper/undoseat/:id',
  mayEdit,
);

/** The office keeps registrations of the same child from several accounts beside each other. */
export const keepBoth = operation<{ body: { campers: string[] } }, Done>('POST /camper/keepboth', mayEdit);

export const covidImage = registration.showsProof('camper');
