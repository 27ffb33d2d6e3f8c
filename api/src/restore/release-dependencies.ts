import type { PaymentDependencies } from '@camp/payments/payment-dependencies';

/** Dependencies of a release. */
export interface ReleaseDependencies extends PaymentDependencies {
  /** Years after camp until medical answers are deleted. 0 never deletes them. */
  medicalYears: number;
}
