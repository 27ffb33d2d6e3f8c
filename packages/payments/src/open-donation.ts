import { campContent } from '@camp/contracts/content/camp';
import { keyOfAnotherForm } from '@camp/contracts/forms/messages';
import { pageAddress } from '@camp/contracts/registries/page-address';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import { closeSession } from './close-session';
import { lifeOfCheckout } from './life-of-checkout';
import { CheckoutRefusedError } from './checkout-order';
import type { PaymentDependencies } from './payment-dependencies';

/** A gift's data. */
export interface DonationRequest {
  /** Dollars, already validated by the request's schema. */
  amount: number;
  /** The site's address to return to, without a trailing slash. */
  publicUrl: string;
  /** Identifies a repeated request. Without it, each request opens its own checkout. */
  submission?: {
    key: string;
    /** A checkout that was opened at this time or earlier belongs to another request. */
    since: Date;
  };
}

/** Of two concurrent requests with one key, one stores the gift. The other retries. */
const attempts = 3;

/**
 * Stores a donation and opens its checkout. A repeated request returns the same checkout while it can be paid.
 * Otherwise another one is opened.
 *
 * @returns the address of the checkout page
 * @throws CheckoutRefusedError if the submission's key belongs to another amount, or StripeError if Stripe refuses or
 *   doesn't answer. After an error, nothing stays stored.
 */
export async function openDonation(deps: PaymentDependencies, request: DonationRequest): Promise<string> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const donation = (await openedBefore(deps, request)) ?? (await storeDonation(deps, request));
    const url = donation && (await ensureSession(deps, donation, request));
    if (url) return url;
  }
  throw new Error('The same donation was opened and given up again and again.');
}

async function openedBefore({ models, clock }: PaymentDependencies, { amount, submission }: DonationRequest) {
  if (!submission) return undefined;
  const known = await models.Donation.findOne({
    submissionKey: submission.key,
    createdAt: trusted({ $gt: submission.since }),
  }).lean<StoredDonation>();
  if (known && known.amount !== inCents(amount)) throw new CheckoutRefusedError('conflict', keyOfAnotherForm);
  return known?.isOpen && known.expiresAt > clock.now() ? known : undefined;
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/** @returns undefined if a concurrent copy of the request stored the gift */
async function storeDonation(
  { models, clock }: PaymentDependencies,
  { amount, submission }: DonationRequest,
): Promise<StoredDonation | undefined> {
  const now = clock.now();
  const values = { amount: inCents(amount), expiresAt: new Date(now.getTime() + lifeOfCheckout) };
  if (!submission) return (await models.Donation.create(values)).toObject();
  const { key: submissionKey, since } = submission;
  await models.Donation.updateOne(
    {
      submissionKey,
      $or: [
        { isOpen: false },
        { createdAt: trusted({ $lte: since }) },
        { expiresAt: trusted({ $lte: now }) },
      ],
    },
    { $unset: { submissionKey: 1 } },
  );
  try {
    return (await models.Donation.create({ ...values, submissionKey })).toObject();
  } catch (error) {
    if (isDuplicateKey(error, 'submissionKey')) return undefined;
    throw error;
  }
}

/** @returns the address, or undefined if a concurrent repeat has abandoned the donation */
async function ensureSession(
  { stripe, models }: PaymentDependencies,
  donation: StoredDonation,
  { publicUrl }: DonationRequest,
): Promise<string | undefined> {
  if (donation.sessionId && donation.url) return donation.url;
  const { _id } = donation;
  try {
    const idempotencyKey = `donation-${_id.toString()}`;
    const session = await stripe.checkout.sessions.create(sessionOf(donation, publicUrl), { idempotencyKey });
    if (!session.url) throw new Error(`Stripe's session ${session.id} has no address.`);
    const known = { sessionId: session.id, url: session.url };
    const { matchedCount } = await models.Donation.updateOne({ _id }, known);
    if (matchedCount === 1) return session.url;
    await closeSession(stripe, session.id);
    return undefined;
  } catch (error) {
    // Nobody received an address to pay at, so the gift is deleted.
    await models.Donation.deleteOne({ _id, sessionId: trusted({ $exists: false }) });
    throw error;
  }
}

function sessionOf(
  { _id, amount, currency, expiresAt }: StoredDonation,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = donationMetadata(_id.toString());
  const product = { name: `Donation to ${campContent.name}` };
  return {
    mode: 'payment',
    submit_type: 'donate',
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: product } }],
    metadata,
    payment_intent_data: { metadata },
    client_reference_id: _id.toString(),
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: pageAddress(publicUrl, 'donateSuccess'),
    cancel_url: pageAddress(publicUrl, 'donateCancel'),
  };
}

/** Metadata of a donation's session. */
export const donationMetadata = (id: string): Record<string, string> => ({ donation: id });
