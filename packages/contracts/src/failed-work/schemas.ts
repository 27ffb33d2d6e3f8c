import * as z from 'zod';
import { requiredProse } from '../forms/fields';
import { discardReasonLimit } from './limits';

/** The reason for discarding a failed job. */
export const discardSchema = z.object({
  reason: requiredProse(
    discardReasonLimit,
    'Enter a reason.',
    `Enter a reason of up to ${discardReasonLimit} characters.`,
  ),
});
