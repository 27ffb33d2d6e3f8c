import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type QueryFilter } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';

/** The checkout sessions of payments that may still become paid, by our records. */
export async function undecidedPayments(
  { models }: Pick<PaymentDependencies, 'models'>,
  filter: QueryFilter<StoredPayment> = {},
): Promise<string[]> {
  const payments = await models.Payment.find({
    ...filter,
    status: trusted({ $in: ['open', 'processing'] }),
    sessionId: trusted({ $exists: true }),
  }).lean<StoredPayment[]>();
  return payments.flatMap(({ sessionId }) => sessionId ?? []);
}
