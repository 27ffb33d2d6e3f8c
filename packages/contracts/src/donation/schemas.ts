import * as z from 'zod';
import { donationLimits } from './options';

const enter = 'Enter a donation amount.';
const between = 'Enter an amount from 1 to 50,000 dollars, with at most two decimals.';

/** `/stripe/donate`: dollars, also as typed text; at most two decimals (contract.md). */
export const donationSchema = z.object({
  amount: z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (text === '') return undefined;
      return /^\d+(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
    },
    z
      .number({ error: (issue) => (issue.input === undefined ? enter : between) })
      .min(donationLimits.least, between)
      .max(donationLimits.most, between)
      .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), between),
  ),
});

export type DonationInput = z.output<typeof donationSchema>;
