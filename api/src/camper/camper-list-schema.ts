import { camperList } from '@camp/contracts/camper/list';
import { recordId } from '@camp/contracts/forms/fields';
import * as z from 'zod';
import { fileSchemaOf, forFile } from '../lists/file-schema';
import { filterSchemaOf, refusedFieldsOf } from '../lists/filter-schema';
import { listQuerySchema, yearAsked } from '../lists/list';

/** Query parameters of the list of campers: declared filters and the list's own. */
export const camperListSchema = listQuerySchema.extend({
  ...refusedFieldsOf(camperList),
  ...filterSchemaOf(camperList),
  year: yearAsked,
  paid: z.enum(['null', 'false', 'true'], { error: 'Use null, false or true.' }).optional(),
  waitlist: z.enum(['true', 'false'], { error: 'Use true or false.' }).optional(),
  overdue: z.enum(['true'], { error: 'Use true.' }).optional(),
  account: recordId('Unknown account.').optional(),
  ...forFile,
});

/** Query parameters of the export. */
export const camperFileSchema = fileSchemaOf(camperListSchema.omit({ account: true, purpose: true }));

/** A checked query of the list. */
export type CamperListQuery = z.output<typeof camperListSchema>;
