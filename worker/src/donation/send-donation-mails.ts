import { formatGmt } from '@camp/contracts/camp/dates';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from '../mail/content';
import { donationThanksMail } from './donation-mails';

/** The thanks for a gift; none when the giver left no address with the payment processor. */
export async function composeDonationThanks(
  { database, settings }: WorkerDependencies,
  { donationId }: { donationId: string },
): Promise<Mail | undefined> {
  const donation = await database.models.Donation.findById(donationId).lean();
  if (!donation?.settledAt || !donation.donor) return undefined;
  const { email, name } = donation.donor;
  const content = donationThanksMail.write({
    name,
    amount: donation.amount,
    date: formatGmt(donation.settledAt),
    reference: donationId,
    publicUrl: settings.publicUrl,
  });
  // Without line breaks, which would end the header.
  return { to: { name: (name ?? '').replace(/\s+/g, ' '), address: email }, content };
}
