import * as z from 'zod';
import { recordId, requiredProse } from '../forms/fields';

/** Maximum characters of a note. */
export const noteLimit = 1_000;

/** A note about a registration. */
export const noteSchema = z.object({
  record: recordId('Unknown record.'),
  text: requiredProse(noteLimit, 'Enter a note.', `Enter up to ${noteLimit} characters.`),
});
