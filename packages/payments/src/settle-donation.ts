import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';
import { arrivedAt, nothingNew, settlementOf, type Settled } from './settlement';

/**
 * Settles a donation for `settle`. Repeated calls converge to Stripe's state, with one `donation.settled`.
 * @param session - Stripe's latest response
 */
export async function settleDonation(
  deps: PaymentDependencies,
  session: Stripe.Checkout.Session,
): Promise<Settled> {
  const donation = await findDonation(deps, session);
  if (!donation) return nothingNew('unknown');
  if (donation.settledAt || donation.sentBackAt) return nothingNew('already-settled');
  const settlement = settlementOf(session);
  if (settlement === 'open') return nothingNew('open');
  if (settlement === 'failed') return recordFailed(deps, donation, session);
  if (settlement !== 'settled') {
    const absent = trusted({ $exists: false });
    const mayStillBePaid = settlement === 'processing';
    await deps.models.Donation.updateOne(
      // An answer of Stripe's from before the bank refused may arrive late.
      { _id: donation._id, settledAt: absent, ...(mayStillBePaid && { failedAt: absent }) },
      { paymentStatus: session.payment_status, isOpen: mayStillBePaid },
    );
    return nothingNew(settlement);
  }
  const mismatch = differenceBetween(donation, session);
  if (mismatch) {
    // Reconciliation checks every minute, so log it only once.
    const found = await deps.models.Donation.updateOne(
      { _id: donation._id, mismatch: trusted({ $ne: mismatch }) },
      { mismatch },
    );
    if (found.modifiedCount === 1)
      deps.logger.error({ mismatch }, 'Donation mismatch, shown in the list of differences');
    return nothingNew('mismatch');
  }
  return recordGiven(deps, donation, session);
}

/** Found by the session's metadata, since Stripe's response to the create may have been lost. */
async function findDonation(
  { models }: PaymentDependencies,
  { metadata }: Stripe.Checkout.Session,
): Promise<StoredDonation | null> {
  const id = metadata?.donation;
  if (!id || !Types.ObjectId.isValid(id)) return null;
  return models.Donation.findById(id).lean<StoredDonation>();
}

function differenceBetween(donation: StoredDonation, session: Stripe.Checkout.Session): string | undefined {
  if (donation.sessionId && donation.sessionId !== session.id) return 'another checkout';
  if (session.mode !== 'payment') return `mode ${session.mode}`;
  if (session.amount_total !== donation.amount)
    return `${centsAsText(session.amount_total ?? 0)} instead of ${centsAsText(donation.amount)}`;
  if (session.currency !== donation.currency) return `currency ${session.currency}`;
  return undefined;
}

/** The donor, as entered at Stripe. */
function donorOf({ customer_details: details }: Stripe.Checkout.Session): Pick<StoredDonation, 'donor'> {
  const { email, name } = details ?? {};
  return email ? { donor: { email, ...(name ? { name } : {}) } } : {};
}

/** The bank refused a pending debit. The donor is emailed once. */
async function recordFailed(
  { connection, models, clock }: PaymentDependencies,
  { _id }: StoredDonation,
  session: Stripe.Checkout.Session,
): Promise<Settled> {
  const absent = trusted({ $exists: false });
  const rows = await inTransaction(connection, async (transaction) => {
    const paymentStatus = session.payment_status;
    const { modifiedCount } = await models.Donation.updateOne(
      { _id, settledAt: absent, failedAt: absent },
      { paymentStatus, isOpen: false, failedAt: clock.now(), ...donorOf(session) },
      { session: transaction },
    );
    if (modifiedCount === 0) return [];
    return [await recordEvent(models, transaction, 'donation.failed', { donationId: _id.toString() })];
  });
  return { settlement: 'failed', rows };
}

async function recordGiven(
  { connection, models, clock }: PaymentDependencies,
  donation: StoredDonation,
  session: Stripe.Checkout.Session,
): Promise<Settled> {
  const row = await inTransaction(connection, async (transaction) => {
    const won = await models.Donation.findOneAndUpdate(
      { _id: donation._id, settledAt: trusted({ $exists: false }) },
      {
        $set: {
          paymentStatus: session.payment_status,
          isOpen: false,
          settledAt: arrivedAt(session, clock.now()),
          sessionId: session.id,
          ...donorOf(session),
        },
        $unset: { mismatch: 1, failedAt: 1 },
      },
      { session: transaction },
    );
    return (
      won && recordEvent(models, transaction, 'donation.settled', { donationId: donation._id.toString() })
    );
  });
  return row ? { settlement: 'settled', rows: [row] } : nothingNew('already-settled');
}
