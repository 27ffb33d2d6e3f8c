import type { DifferenceSubject, ReconcileAction } from '@camp/contracts/payment/reconciliation';

/** Something on which Stripe and our records do not agree, for people to read; it names nobody. */
export interface Difference {
  about: DifferenceSubject;
  /** Of the payment or donation; of one that is gone, as its checkout at Stripe names it. 24 digits. */
  id: string;
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
