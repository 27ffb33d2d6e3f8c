import type { StoredCamper } from '@camp/database/camper/camper-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import { RefundNotPossibleError } from '../ask-refund';
import { isCoveredElsewhere } from '../covered-elsewhere';
import type { PaymentDependencies } from '../payment-dependencies';
import { findDifferences } from './find-differences';
import type { Noted } from './outcome';

/**
 * Records a payment of zero for a registration that counts as paid without a payment, once and without a receipt
 * (docs/decisions/0069). The payment has the registration's id, so that there is never a second one.
 * @param id - 24-digit id of the registration
 * @throws RefundNotPossibleError if the registration is deleted, not paid, or covered by a payment
 */
export async function recordPaidWithoutStripe(deps: PaymentDependencies, id: string): Promise<Noted> {
  const { connection, models, clock } = deps;
  const isFound = (await findDifferences(deps)).some((one) => one.id === id && one.action === 'record-paid');
  if (!isFound)
    throw new RefundNotPossibleError('This registration doesn’t need a payment record. Select “Check now”.');
  const hasChanged = await inTransaction(connection, async (session) => {
    const camper = await models.Camper.findById(id).session(session).lean<StoredCamper>();
    if (!camper) throw new RefundNotPossibleError('This registration no longer exists.', 'not-found');
    const { _id, userId, campId, nameFirst, nameLast, paid } = camper;
    if (paid !== true) throw new RefundNotPossibleError('This registration isn’t paid.');
    if (await isCoveredElsewhere(models, session, new Types.ObjectId(), _id)) return false;
    const now = clock.now();
    const line = { camperId: _id, name: `${nameFirst} ${nameLast}`, cost: 0, lateFee: 0 };
    await models.Payment.create(
      [
        {
          _id,
          userId,
          campId,
          campers: [_id],
          lines: [line],
          amount: 0,
          status: 'paid',
          settledAt: now,
          keptAt: now,
          expiresAt: now,
        },
      ],
      { session },
    );
    return true;
  });
  return { hasChanged, rows: [] };
}
