/** Actions that resolve a difference between Stripe and a record. Each happens once. Repeating it is refused. */
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

export type ReconcileAction = keyof typeof reconcileActions;

/**
 * The kinds of differences. `gone`: a paid checkout without a payment record. `camper`: a registration is marked as
 * paid without a payment.
 */
export type DifferenceSubject = 'payment' | 'donation' | 'gone' | 'camper';

/** A difference between Stripe and our records, or among our records. */
export interface PaymentDifference {
  about: DifferenceSubject;
  /** Id of the payment, donation or registration. For a missing payment, the id in its checkout. */
  payment: string;
  /** The payer's name. Empty for a deleted account, and for differences without a payment. */
  family: string;
  /** Names of the campers. */
  names: string[];
  /** Stripe's state. */
  stripe: string;
  /** Our record's state. */
  record: string;
  /** The likely cause, in plain words. */
  why: string;
  /** The one safe action. Absent if the difference must be resolved at Stripe. */
  action?: ReconcileAction;
  /** Other possible actions. */
  otherwise?: ReconcileAction;
  /** The payment's page at Stripe. */
  stripePage?: string;
}

/** The response header with the time of the last comparison with Stripe: an ISO instant. */
export const checkedAtHeader = 'X-Checked-At';
