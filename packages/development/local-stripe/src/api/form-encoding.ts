import * as z from 'zod';
import { StripeError } from './stripe-error';

type Issue = z.core.$ZodIssue;

/** A rule for one field: the message and the error code. */
const rule = (code: string, message: string) => ({ message, params: { code } });

/** Text that isn't empty, since Stripe treats an empty string as an attempt to unset a value. */
export const text = (maximum = 5000) =>
  z
    .string()
    .refine(
      (value) => value !== '',
      rule(
        'parameter_invalid_empty',
        'You passed an empty string. We assume empty values are an attempt to unset a parameter; however this one cannot be unset.',
      ),
    )
    .refine(
      (value) => value.length <= maximum,
      rule('parameter_invalid_string', `Invalid string: must be at most ${maximum} characters.`),
    );

/** A whole number in digits, since form values are text. */
export const integer = z
  .string()
  .refine((value) => /^-?\d{1,15}$/.test(value), rule('parameter_invalid_integer', 'Invalid integer'))
  .transform(Number);

/** A whole number with inclusive bounds. */
export const integerBetween = (minimum: number, maximum: number) =>
  integer.refine(
    (value) => value >= minimum && value <= maximum,
    rule('parameter_invalid_integer', `This value must be between ${minimum} and ${maximum}.`),
  );

/** `true` or `false`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** An absolute web address. */
export const webAddress = text().refine(
  (value) => {
    const address = URL.canParse(value) ? new URL(value) : undefined;
    return address?.protocol === 'http:' || address?.protocol === 'https:';
  },
  rule('url_invalid', 'Not a valid URL'),
);

/** An email address. */
export const emailAddress = text(800).refine(
  (value) => z.email().safeParse(value).success,
  rule('email_invalid', 'Invalid email address'),
);

/** Stripe's limits for metadata: 50 keys of 40 characters, values of 500. An empty string clears it. */
export const metadata = z
  .union([
    z.literal('').transform((): Record<string, string> => ({})),
    z.record(z.string(), z.string()).superRefine((entries, context) => {
      const refuse = (message: string, key?: string) =>
        context.addIssue({
          code: 'custom',
          message,
          path: key === undefined ? [] : [key],
          params: { code: 'metadata_limit' },
        });
      const keys = Object.keys(entries);
      if (keys.length > 50) refuse(`Metadata cannot have more than 50 keys; you passed ${keys.length}.`);
      for (const key of keys) {
        if (key.length > 40)
          refuse(`Metadata keys must be under 40 characters; ${key} has ${key.length}.`, key);
        const length = entries[key]?.length ?? 0;
        if (length > 500)
          refuse(
            `Metadata values must be under 500 characters, but the value for key ${key} has ${length}.`,
            key,
          );
      }
    }),
  ])
  .optional();

/** A time in seconds since 1970, or bounds around one. */
const timeRange = z
  .union([
    integer,
    z.strictObject({
      gt: integer.optional(),
      gte: integer.optional(),
      lt: integer.optional(),
      lte: integer.optional(),
    }),
  ])
  .optional();

/** Parameters that every list call takes. */
export const listFields = {
  limit: integerBetween(1, 100).optional(),
  starting_after: text().optional(),
  ending_before: text().optional(),
  created: timeRange,
};

/** Parameters that every call takes. */
export const commonFields = { expand: z.array(text()).optional() };

/**
 * Parses the parameters of a call.
 *
 * @param schema the call's parameters, as the nested text a form body decodes to
 * @param input the decoded form body or query
 * @throws StripeError 400 for the first parameter that is unknown, missing or invalid
 */
export function parseParams<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw refusal(innermost(result.error.issues));
}

/**
 * A union reports one list of issues per branch. The last branch with an issue other than a wrong type is the most
 * useful.
 */
function innermost(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (first === undefined) throw new Error('A failed parse without an issue.');
  if (first.code !== 'invalid_union') return first;
  const branches = first.errors.filter((branch) => branch.some((issue) => issue.code !== 'invalid_type'));
  const [closest] = branches.at(-1) ?? [];
  return closest === undefined
    ? first
    : innermost([{ ...closest, path: [...first.path, ...closest.path] } as Issue]);
}

function refusal(issue: Issue): StripeError {
  const refuse = (message: string, param: string, code?: string) =>
    new StripeError({ status: 400, message, param, beforeExecution: true, ...(code ? { code } : {}) });
  const param = bracketed(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return refuse(`Received unknown parameter: ${unknown}`, unknown, 'parameter_unknown');
  }
  if (issue.input === undefined && issue.code !== 'custom')
    return refuse(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (issue.code === 'invalid_value')
    return refuse(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, param);
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    return refuse(issue.message, param, typeof code === 'string' ? code : undefined);
  }
  return refuse(`Invalid value for ${param}.`, param);
}

function bracketed(path: readonly PropertyKey[]): string {
  const [head = '', ...rest] = path;
  return String(head) + rest.map((part) => `[${String(part)}]`).join('');
}
