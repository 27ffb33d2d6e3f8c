/** What can be done about a difference between Stripe and a record; each of them may be pressed twice. */
export const reconcileActions = {
  'take-over': 'Take over what Stripe says',
  'send-back': 'Send the money back',
  'refund-again': 'Send the refund again',
  'keep-record': 'Keep our record',
} as const;

/** One of these. */
export type ReconcileAction = keyof typeof reconcileActions;

/** Something on which Stripe and a payment do not agree. */
export interface PaymentDifference {
  /** Id of the payment. */
  payment: string;
  /** Name of whoever paid; empty once the account is gone. */
  family: string;
  /** Names of the campers. */
  names: string[];
  /** What Stripe says. */
  stripe: string;
  /** What our record says. */
  record: string;
  /** How that can be, in plain words. */
  why: string;
  /** The one safe thing to do. */
  action: ReconcileAction;
  /** The payment's page at Stripe. */
  stripePage?: string;
}
