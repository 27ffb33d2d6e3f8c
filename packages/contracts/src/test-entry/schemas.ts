import * as z from 'zod';
import { requiredText } from '../forms/fields';
import { detailLimit } from '../forms/limits';

/** The one field of the test form. */
export const testEntrySchema = z.object({
  stuff: requiredText(detailLimit, 'Enter stuff.', `Enter up to ${detailLimit} characters.`),
});
