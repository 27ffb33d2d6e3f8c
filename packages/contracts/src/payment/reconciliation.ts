/** What can be done about a difference between Stripe and a record; each of them happens once; pressed again it says so. */
export const reconcileActions = {
  'take-over': 'Use what Stripe says',
  rebuild: 'Restore the payment',
  'record-paid': 'Record as paid',
  'send-back': 'Refund the money',
  'refund-again': 'Retry the refund',
  'keep-record': 'Keep our record',
  'keep-seat': 'Keep the seat',
  'cancel-registration': 'Cancel the registration',
} as const;

/** One of these. */
export type ReconcileAction = keyof typeof reconcileActions;

/**
 * What can disagree; `gone`: a checkout was paid whose record is not there; `camper`: a registration counts as paid and
 * no payment says so.
 */
export type DifferenceSubject = 'payment' | 'donation' | 'gone' | 'camper';

/** Something on which Stripe and our records, or these among themselves, do not agree. */
export interface PaymentDifference {
  about: DifferenceSubject;
  /** Id of the payment, donation or registration; of a payment that is gone, as its checkout names it. */
  payment: string;
  /** Name of whoever paid; empty once the account is gone, and where it is no payment. */
  family: string;
  /** Names of the campers. */
  names: string[];
  /** What Stripe says. */
  stripe: string;
  /** What our record says. */
  record: string;
  /** How that can be, in plain words. */
  why: string;
  /** The one safe thing to do; nothing where it is to be done at Stripe. */
  action?: ReconcileAction;
  /** What may be done instead. */
  otherwise?: ReconcileAction;
  /** Its page at Stripe. */
  stripePage?: string;
}

/** The header of an answer that tells when our records were compared with Stripe: an ISO instant. */
export const checkedAtHeader = 'X-Checked-At';
