import { campContent } from '@camp/contracts/content/camp';
import type { PaymentDependencies } from './payment-dependencies';

/** What somebody gives. */
export interface DonationRequest {
  /** Dollars, checked by the request's schema. */
  amount: number;
  /** Where the browser comes back to, without a slash at the end. */
  publicUrl: string;
}

/** Milliseconds; Stripe takes 30 minutes to 24 hours. */
const lifeOfCheckout = 2 * 60 * 60 * 1000;

/**
 * Writes a donation down and opens its checkout.
 *
 * @returns the address of the checkout page
 * @throws StripeError when Stripe refuses or does not answer; then nothing stays behind
 */
export async function openDonation(
  { stripe, models, clock }: PaymentDependencies,
  { amount, publicUrl }: DonationRequest,
): Promise<string> {
  const cents = Math.round(amount * 100);
  const expiresAt = new Date(clock.now().getTime() + lifeOfCheckout);
  const donation = await models.Donation.create({ amount: cents, expiresAt });
  const id = donation._id.toString();
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'donate',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: donation.currency,
              unit_amount: cents,
              product_data: { name: `Donation to ${campContent.name}` },
            },
          },
        ],
        metadata: donationMetadata(id),
        payment_intent_data: { metadata: donationMetadata(id) },
        client_reference_id: id,
        expires_at: Math.floor(expiresAt.getTime() / 1000),
        success_url: `${publicUrl}/donate/success`,
        cancel_url: `${publicUrl}/donate/cancel`,
      },
      { idempotencyKey: `donation-${id}` },
    );
    if (!session.url) throw new Error(`Stripe's session ${session.id} has no address.`);
    await models.Donation.updateOne({ _id: donation._id }, { sessionId: session.id });
    return session.url;
  } catch (error) {
    // Nobody got an address to pay at, so there is no gift to remember.
    await models.Donation.deleteOne({ _id: donation._id });
    throw error;
  }
}

/** What a donation's session carries; a payment's carries other words. */
export const donationMetadata = (id: string): Record<string, string> => ({ donation: id });
