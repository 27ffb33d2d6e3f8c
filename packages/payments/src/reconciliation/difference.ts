import type { DifferenceSubject, ReconcileAction } from '@camp/contracts/payment/reconciliation';

/** Something on which Stripe and our records, or these among themselves, do not agree, for people to read; it names nobody. */
export interface Difference {
  about: DifferenceSubject;
  /** Of the payment, donation or registration; of a payment that is gone, as its checkout names it. 24 digits. */
  id: string;
  /** Registrations and payments do not agree: the dashboard counts it. */
  registration?: true;
  /** Stripe's page of it is found by this. */
  intentId?: string;
  stripe: string;
  record: string;
  why: string;
  /** Nothing where it is to be done at Stripe. */
  action?: ReconcileAction;
  /** What may be done instead. */
  otherwise?: ReconcileAction;
}
