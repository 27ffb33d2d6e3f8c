import * as z from 'zod';
import { requiredProse, requiredText } from '../forms/fields';
import { nameLimit, narrativeLimit } from '../forms/limits';

/** Most years that a profile may claim, for 'Enter a valid number.' */
const mostYears = 99;

export const staffOrder = { least: 1, most: 10, default: 5, whenMissing: 10 } as const;

const number = (missing: string, invalid: string) =>
  [
    (value: unknown) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (text === '') return undefined;
      return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    },
    z.int({ error: (issue) => (issue.input === undefined ? missing : invalid) }),
  ] as const;

const [readYears, years] = number('Enter number of years at camp.', 'Enter a valid number.');
const [readOrder, order] = number('Enter display order number.', 'Enter a display order from 1 to 10.');
const outOfRange = 'Enter a display order from 1 to 10.';

/** An entry of Meet the Staff (product.md sections 3 and 5; the order's bounds: decisions.md). */
export const staffProfileSchema = z.object({
  nameFirst: requiredText(nameLimit, "Enter staff member's first name.", 'Enter a name up to 50 characters.'),
  nameLast: requiredText(nameLimit, "Enter staff member's last name.", 'Enter a name up to 50 characters.'),
  yearsAtCamp: z.preprocess(
    readYears,
    years.min(0, 'Enter a valid number.').max(mostYears, 'Enter a valid number.'),
  ),
  jobDescription: requiredProse(narrativeLimit, "Enter staff member's job description."),
  whatMakesCampSpecial: requiredProse(narrativeLimit, 'Enter what makes camp special to this staff member.'),
  favoriteTradition: requiredProse(narrativeLimit, "Enter staff member's favorite camp tradition."),
  hobbies: requiredProse(narrativeLimit, "Enter staff member's hobbies."),
  order: z.preprocess(
    readOrder,
    order
      .min(0, 'Order must be 0 or greater.')
      .refine((value) => value < 0 || (value >= staffOrder.least && value <= staffOrder.most), outOfRange),
  ),
});

export const staffProfileUpdateSchema = staffProfileSchema.partial();

/** The sentence when no file is chosen after a submit attempt (product.md section 5). */
export const selectImageFile = 'Please select an image file.';

export type StaffProfileInput = z.output<typeof staffProfileSchema>;
