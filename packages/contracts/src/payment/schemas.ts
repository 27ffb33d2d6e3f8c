import * as z from 'zod';
import { listOf, recordId } from '../forms/fields';

/** `/stripe/create`; `userId` is ignored, the payer is the token's user (contract.md). */
export const checkoutSchema = z.object({
  campers: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      listOf(recordId(), 60, 'Choose at least one camper.', 'Choose at most 60 campers.'),
    )
    .refine((ids) => ids.length > 0, 'Choose at least one camper.')
    .refine((ids) => new Set(ids).size === ids.length, 'A camper is named twice.'),
});
