import { formatCampDayAndZone } from '@camp/contracts/camp/camp-zone';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from '../mail/mail';
import { donationThanksMail } from './donation-mails';

/** The thanks for a gift; none when the giver left no address with the payment processor. */
export async function composeDonationThanks(
  { database, settings }: WorkerDependencies,
  { donationId }: { donationId: string },
): Promise<Mail | undefined> {
  const donation = await database.models.Donation.findById(donationId).lean();
  if (!donation?.settledAt || !donation.donor) return undefined;
  const content = donationThanksMail.write({
    amount: donation.amount,
    date: formatCampDayAndZone(donation.settledAt),
    reference: donationId,
    publicUrl: settings.publicUrl,
  });
  return { to: { address: donation.donor.email }, content };
}
