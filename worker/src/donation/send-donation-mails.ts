import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import { netAmountOf } from '@camp/database/donation/net-amount';
import { donationFailedMail, donationThanksMail } from './donation-mails';
import type { Compose } from '../mail/compose';

/** The thanks for a gift; none when the donor left no address with the payment processor, or the bank took it all back. */
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

/** A gift whose debit the bank refused; none when the donor left no address, and none for one that arrived after all. */
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
