import * as z from 'zod';
import { dollars } from '../forms/number-fields';
import { donationLimits } from './options';

const enter = 'Enter a donation amount.';
const between = 'Enter an amount from 1 to 50,000 dollars, with at most two decimals.';

/** The form of `/stripe/donate`. Dollars may be typed as text, with at most two decimals (docs/calls.md). */
export const donationSchema = z.object({
  amount: dollars(enter, between, between, (amount) =>
    amount.min(donationLimits.least, between).max(donationLimits.most, between),
  ),
});

/** The amount is in dollars. */
export type DonationInput = z.output<typeof donationSchema>;
