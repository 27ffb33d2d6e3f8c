import * as z from 'zod';
import { requiredProse } from '../forms/fields';

/** Characters of the reason for which failed work is discarded. */
export const discardReasonLimit = 200;

/** Why failed work is discarded. */
export const discardSchema = z.object({
  reason: requiredProse(
    discardReasonLimit,
    'Enter a reason.',
    `Enter a reason of up to ${discardReasonLimit} characters.`,
  ),
});
