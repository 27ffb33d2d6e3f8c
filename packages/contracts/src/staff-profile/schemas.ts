import * as z from 'zod';
import { requiredProse, requiredText } from '../forms/fields';
import { nameLimit, narrativeLimit } from '../forms/limits';
import { number } from '../forms/number-fields';

/** Most years that a profile may claim, for 'Enter a valid number.' */
const mostYears = 99;

/**
 * The place of a profile on Meet the Staff, the least first: its bounds, what the form begins with, and where a
 * profile without one stands (product.md section 3; decisions.md).
 */
export const staffOrder = { least: 1, most: 10, default: 5, whenMissing: 10 } as const;

const wrongYears = 'Enter a valid number.';
const wrongOrder = 'Enter a display order from 1 to 10.';

/** An entry of Meet the Staff (product.md sections 3 and 5; the order's bounds: decisions.md). */
export const staffProfileSchema = z.object({
  nameFirst: requiredText(nameLimit, "Enter staff member's first name.", 'Enter a name up to 50 characters.'),
  nameLast: requiredText(nameLimit, "Enter staff member's last name.", 'Enter a name up to 50 characters.'),
  yearsAtCamp: number('Enter number of years at camp.', wrongYears, (years) =>
    years.int(wrongYears).min(0, wrongYears).max(mostYears, wrongYears),
  ),
  jobDescription: requiredProse(narrativeLimit, "Enter staff member's job description."),
  whatMakesCampSpecial: requiredProse(narrativeLimit, 'Enter what makes camp special to this staff member.'),
  favoriteTradition: requiredProse(narrativeLimit, "Enter staff member's favorite camp tradition."),
  hobbies: requiredProse(narrativeLimit, "Enter staff member's hobbies."),
  order: number('Enter display order number.', wrongOrder, (order) =>
    order
      .int(wrongOrder)
      .min(0, 'Order must be 0 or greater.')
      .refine((value) => value < 0 || (value >= staffOrder.least && value <= staffOrder.most), wrongOrder),
  ),
});

/** `/staff-about/update/{id}`: what is left out stays as it is. */
export const staffProfileUpdateSchema = staffProfileSchema.partial();

/** A checked profile; its picture travels as a file beside it. */
export type StaffProfileInput = z.output<typeof staffProfileSchema>;
