/** A button of the donation page: its label and the dollars it sets. */
export interface DonationPreset {
  label: string;
  amount: number;
}

/**
 * The six presets. The one labeled $300 sets 250, as docs/product/donation.md says (sic). To change it, edit this line.
 */
export const donationPresets: readonly DonationPreset[] = [
  { label: '$25', amount: 25 },
  { label: '$50', amount: 50 },
  { label: '$125', amount: 125 },
  { label: '$300', amount: 250 },
  { label: '$500', amount: 500 },
  { label: '$2000', amount: 2000 },
];

/** The initial amount, in dollars. */
export const defaultDonation = 50;

/** In dollars (docs/product/donation.md). */
export const donationLimits = { least: 1, most: 50_000 } as const;
