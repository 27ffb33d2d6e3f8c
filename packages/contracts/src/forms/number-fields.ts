import * as z from 'zod';
import { cleanText } from './clean-text';
import { readBrief } from './fields';

const toNumber = readBrief((text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN));

const numberOr = (missing: string, invalid: string) =>
  z.number({ error: ({ input }) => (input === undefined ? missing : invalid) });

/**
 * A number, typed text included.
 *
 * @param missing the sentence if it is empty
 * @param invalid the sentence if it is no number
 * @param check adds further conditions with their sentences
 */
export function number<Checked extends z.ZodType<number>>(
  missing: string,
  invalid: string,
  check: (value: z.ZodNumber) => Checked,
) {
  return z.preprocess(toNumber, check(numberOr(missing, invalid)));
}

/**
 * Like `number`, in dollars and whole cents.
 * @param fraction the sentence for more than two decimals
 */
export function dollars<Checked extends z.ZodType<number>>(
  missing: string,
  invalid: string,
  fraction: string,
  check: (value: z.ZodNumber) => Checked,
) {
  return z.preprocess(
    (value, { issues }) => {
      const amount = toNumber(value);
      if (typeof amount === 'number' && Number.isFinite(amount) && !isInCents(value, amount)) {
        issues.push({ code: 'custom', message: fraction, input: value });
        return z.NEVER;
      }
      return amount;
    },
    check(numberOr(missing, invalid)),
  );
}

/** Checks the typed digits, since a number loses some of them. For example, 19.990000000000000001 becomes 19.99. */
const isInCents = (given: unknown, amount: number) =>
  typeof given === 'string'
    ? (cleanText(given).split('.')[1] ?? '').length <= 2
    : Math.round(amount * 100) / 100 === amount;
