import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { Types } from 'mongoose';
import { openDonation } from '../src/open-donation';
import { findDifferences } from '../src/reconciliation/find-differences';
import { resolveDifference } from '../src/reconciliation/resolve-difference';
import { settle } from '../src/settle';
import { preparePayments } from './fixture';

/** Payments and gifts with their differences from Stripe. */
export function prepareReconciliation() {
  const prepared = preparePayments();
  const { models, deps, simulator, family, onlyPayment } = prepared;
  const actorId = new Types.ObjectId().toString();
  const resolverOf = (id: Types.ObjectId) => (action: ReconcileAction) =>
    resolveDifference(deps(), { id: id.toString(), action, actorId });
  const intentOf = async (sessionId: string) =>
    String((await deps().stripe.checkout.sessions.retrieve(sessionId)).payment_intent);

  /** A family whose checkout is open. */
  async function opened(size = 1, campValues: Partial<StoredCamp> = {}) {
    const household = await family(size, {}, campValues);
    await household.checkout();
    const payment = () => onlyPayment(household.user._id);
    const { _id, sessionId = '' } = await payment();
    const first = household.campers[0] as StoredCamper;
    return { ...household, _id, first, payment, sessionId, resolve: resolverOf(_id) };
  }

  return {
    ...prepared,
    actorId,
    opened,
    /** A family that has paid. */
    paid: async (size = 1, campValues: Partial<StoredCamp> = {}) => {
      const household = await opened(size, campValues);
      simulator().sessions.pay(household.sessionId);
      await settle(deps(), household.sessionId);
      return { ...household, intentId: await intentOf(household.sessionId) };
    },
    /** A gift of 50 dollars at Stripe. Its record is changed before it settles. */
    gift: async (values: Partial<StoredDonation> = {}) => {
      const url = await openDonation(deps(), { amount: 50, publicUrl: 'http://camp.test' });
      const { _id, sessionId = '' } = await models.Donation.findOne({ url }).orFail().lean();
      await models.Donation.updateOne({ _id }, values);
      simulator().sessions.pay(sessionId);
      await settle(deps(), sessionId);
      const now = () => models.Donation.findById(_id).orFail().lean<StoredDonation>();
      return { _id, sessionId, intentId: await intentOf(sessionId), now, resolve: resolverOf(_id) };
    },
    /** The differences of one record. */
    differencesOf: async (id: Types.ObjectId) =>
      (await findDifferences(deps())).filter((one) => one.id === id.toString()),
  };
}
