/** A button of the donation page: what it says and the dollars that it sets. */
export interface DonationPreset {
  label: string;
  amount: number;
}

/**
 * The six presets; the one labelled $300 sets 250, as docs/product/donation.md has it (sic). A camp that
 * wants it otherwise changes this one line.
 */
export const donationPresets: readonly DonationPreset[] = [
  { label: '$25', amount: 25 },
  { label: '$50', amount: 50 },
  { label: '$125', amount: 125 },
  { label: '$300', amount: 250 },
  { label: '$500', amount: 500 },
  { label: '$2000', amount: 2000 },
];

/** Dollars that stand in the field at first. */
export const defaultDonation = 50;

/** Dollars; docs/product/donation.md. */
export const donationLimits = { least: 1, most: 50_000 } as const;
