import * as z from 'zod';
import { choice, requiredText } from '../forms/fields';
import { nameLimit } from '../forms/limits';
import { listNames } from './lists';

const whichList = choice(listNames, 'Choose a list.');

/** The list whose views are requested. */
export const savedViewListSchema = z.object({ list: whichList });

/** A view to save. */
export const savedViewSchema = z.object({
  list: whichList,
  name: requiredText(nameLimit, 'Enter a name.', 'Enter a name up to 50 characters.'),
  query: z.string({ error: 'Enter the view’s query.' }).max(1_000, 'This view is too long to save.'),
});

/** A checked view. */
export type SavedViewInput = z.output<typeof savedViewSchema>;
