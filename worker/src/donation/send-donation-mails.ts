import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { netAmountOf } from '@camp/database/donation/net-amount';
import { donationFailedMail, donationThanksMail } from '@camp/contracts/donation/mails';
import type { Compose } from '../mail/compose';

/**
 * Thanks for a gift. Nothing is sent if the donor left no address at Stripe, or the bank took the whole amount back.
 */
export const composeDonationThanks: Compose<'mail.donation-thanks'> = async (
  { database, settings },
  { donationId },
) => {
  const donation = await database.models.Donation.findById(donationId).lean();
  if (!donation?.settledAt || !donation.donor || netAmountOf(donation) === 0) return undefined;
  const content = donationThanksMail.write({
    amount: netAmountOf(donation),
    date: formatCampDayAndZone(donation.settledAt),
    reference: donationId,
    publicUrl: settings.publicUrl,
  });
  return { to: { address: donation.donor.email }, content };
};

/**
 * Notice that the bank refused a gift's debit. Nothing is sent if the donor left no address or the money arrived after
 * all.
 */
export const composeDonationFailed: Compose<'mail.donation-failed'> = async (
  { database, settings },
  { donationId },
) => {
  const donation = await database.models.Donation.findById(donationId).lean();
  if (!donation?.failedAt || donation.settledAt || !donation.donor) return undefined;
  const { amount, donor } = donation;
  const { publicUrl } = settings;
  return {
    to: { address: donor.email },
    content: donationFailedMail.write({ amount, reference: donationId, publicUrl }),
  };
};
