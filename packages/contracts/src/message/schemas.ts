import * as z from 'zod';
import { choice, listOf, recordId, requiredProse, requiredText } from '../forms/fields';
import { number } from '../forms/number-fields';
import { recordKinds } from '../related-records/kinds';
import { messageLimits, mostChosen } from './limits';
import { unknownFields } from './merge';

const refuseUnknownFields = (text: string, context: z.RefinementCtx) => {
  for (const name of new Set(unknownFields(text)))
    context.addIssue({
      code: 'custom',
      message: `There’s no field {${name}}. Choose one from “Fields to insert”.`,
    });
};

/** A message to a group. */
export const messageSchema = z.object({
  list: choice(recordKinds, 'Choose who gets the message.'),
  query: z.string({ error: 'Choose who gets the message.' }).max(1_000, 'Use fewer filters.'),
  records: listOf(
    recordId(),
    mostChosen,
    'Select at least one person.',
    `Select at most ${mostChosen} people, or choose a whole group.`,
  ).optional(),
  subject: requiredText(messageLimits.subject, 'Enter a subject.', 'Enter up to 150 characters.').superRefine(
    refuseUnknownFields,
  ),
  text: requiredProse(messageLimits.text, 'Enter a message.', 'Enter up to 5,000 characters.').superRefine(
    refuseUnknownFields,
  ),
});

/** A preview of a message for one of its recipients. */
export const messagePreviewSchema = messageSchema.extend({
  at: number('Choose a recipient.', 'Choose a recipient.', (at) =>
    at.int('Choose a recipient.').min(0, 'Choose a recipient.'),
  ).optional(),
});

/** A checked message. */
export type MessageInput = z.output<typeof messageSchema>;
