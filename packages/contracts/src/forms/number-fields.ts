import * as z from 'zod';
import { cleanText } from './clean-text';
import { readBrief } from './fields';

const toNumber = readBrief((text) => (/^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN));

const numberOr = (missing: string, invalid: string) =>
  z.number({ error: ({ input }) => (input === undefined ? missing : invalid) });

/**
 * A number, also as typed text.
 *
 * @param missing the sentence when nothing is entered
 * @param invalid the sentence when it is no number
 * @param check adds what else the number must be, with its sentences
 */
export function number<Checked extends z.ZodType<number>>(
  missing: string,
  invalid: string,
  check: (value: z.ZodNumber) => Checked,
) {
  return z.preprocess(toNumber, check(numberOr(missing, invalid)));
}

/**
 * As `number`, in dollars and whole cents.
 *
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

/** A typed amount by its digits, which a number no longer has: 19.990000000000000001 is 19.99 as a number. */
const isInCents = (given: unknown, amount: number) =>
  typeof given === 'string'
    ? (cleanText(given).split('.')[1] ?? '').length <= 2
    : Math.round(amount * 100) / 100 === amount;
