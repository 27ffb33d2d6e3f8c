import * as z from 'zod';
import { requiredProse } from '../forms/fields';

/** Maximum characters of the reason for discarding a failed job. */
export const discardReasonLimit = 200;

/** The reason for discarding a failed job. */
export const discardSchema = z.object({
  reason: requiredProse(
    discardReasonLimit,
    'Enter a reason.',
    `Enter a reason of up to ${discardReasonLimit} characters.`,
  ),
});
