import * as z from 'zod';
import { listOf, oneOrMany, recordId } from '../forms/fields';

/** The campers of an administrator's bulk action. */
const camperIds = listOf(
  recordId(),
  500,
  'Select at least one camper.',
  'Select at most 500 campers.',
).refine((ids) => ids.length > 0, 'Select at least one camper.');

/** A form sends its checkbox as text, or leaves it out. */
const fromForm = (value: unknown) =>
  value === 'true' || (value === undefined || value === '' || value === 'false' ? false : value);

/** The campers who get their payment link. A query or form sends a single-item list as text (docs/calls.md). */
export const sendPaymentLinkSchema = z.object({
  campers: z.preprocess(oneOrMany, camperIds),
  /** Whether campers with an earlier unpaid link get another one. */
  again: z.preprocess(fromForm, z.boolean({ error: 'Use true or false.' })),
});

/** The registrations of the same child that stay. */
export const keepBothSchema = z.object({
  campers: listOf(recordId(), 20, 'Select at least two campers.', 'Select at most 20 campers.').refine(
    (ids) => new Set(ids.map((id) => id.toLowerCase())).size > 1,
    'Select at least two campers.',
  ),
});

/** The campers who get a seat or join the waitlist. */
export const waitlistSchema = z.object({
  campers: z.preprocess(oneOrMany, camperIds),
  waitlist: z.preprocess(
    (value) =>
      value === 'true' || value === 'Yes' ? true : value === 'false' || value === 'No' ? false : value,
    z.boolean({ error: 'Choose a seat or the waitlist.' }),
  ),
});
