import * as z from 'zod';
import { choice, listOf, recordId, requiredProse, requiredText } from '../forms/fields';
import { number } from '../forms/number-fields';
import { recordKinds } from '../related-records/kinds';
import { messageLimits, mostChosen } from './limits';
import { unknownFields } from './merge';

const refuseUnknownFields = (text: string, context: z.RefinementCtx) => {
  for (const name of new Set(unknownFields(text)))
    context.addIssue({ code: 'custom', message: `There is no field {${name}}.` });
};

/** A message to a group. */
export const messageSchema = z.object({
  list: choice(recordKinds, 'Choose to whom you write.'),
  query: z.string({ error: 'Choose to whom you write.' }).max(1_000, 'Choose fewer filters.'),
  records: listOf(
    recordId(),
    mostChosen,
    'Choose at least one.',
    `Choose at most ${mostChosen}, or a group as a whole.`,
  ).optional(),
  subject: requiredText(messageLimits.subject, 'Enter a subject.', 'Enter up to 150 characters.').superRefine(
    refuseUnknownFields,
  ),
  text: requiredProse(messageLimits.text, 'Write the message.', 'Write up to 5,000 characters.').superRefine(
    refuseUnknownFields,
  ),
});

/** A message as one of its readers would get it. */
export const messagePreviewSchema = messageSchema.extend({
  at: number('Choose a reader.', 'Choose a reader.', (at) =>
    at.int('Choose a reader.').min(0, 'Choose a reader.'),
  ).optional(),
});

/** A checked message. */
export type MessageInput = z.output<typeof messageSchema>;
