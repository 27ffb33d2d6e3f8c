import * as z from 'zod';
import { requiredProse } from '../forms/fields';

/** Characters of the reason for which failed work is discarded. */
export const discardReasonLimit = 200;

/** Why failed work is discarded. */
export const discardSchema = z.object({
  reason: requiredProse(
    discardReasonLimit,
    'Give a reason.',
    `Give the reason in up to ${discardReasonLimit} characters.`,
  ),
});
