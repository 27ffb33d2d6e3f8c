import * as z from 'zod';
import { cleanText } from './clean-text';
import { cleanedBrief } from './fields';
import { briefLimit } from './limits';

const toNumber = (value: unknown) => {
  const text = cleanedBrief(value);
  if (typeof text !== 'string') return text;
  if (text.length > briefLimit) return Number.NaN;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

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
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : invalid);
  return z.preprocess(toNumber, check(z.number({ error })));
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
  const error = ({ input }: { input?: unknown }) => (input === undefined ? missing : invalid);
  return z.preprocess(
    (value, { issues }) => {
      const amount = toNumber(value);
      if (typeof amount === 'number' && Number.isFinite(amount) && !isInCents(value, amount)) {
        issues.push({ code: 'custom', message: fraction, input: value });
        return z.NEVER;
      }
      return amount;
    },
    check(z.number({ error })),
  );
}

/** A typed amount by its digits, which a number no longer has: 19.990000000000000001 is 19.99 as a number. */
const isInCents = (given: unknown, amount: number) =>
  typeof given === 'string'
    ? (cleanText(given).split('.')[1] ?? '').length <= 2
    : Math.round(amount * 100) / 100 === amount;
