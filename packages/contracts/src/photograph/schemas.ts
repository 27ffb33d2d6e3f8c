import * as z from 'zod';
import { cleanedUpTo, listOf, recordId } from '../forms/fields';
import { descriptionLimit, fileNameLimit, photographLimit } from './limits';

/** Text that may be empty. An absent one stays absent. */
const text = (limit: number) =>
  z
    .preprocess(
      (value) => cleanedUpTo(limit)(value) ?? '',
      z.string({ error: 'Enter a text.' }).max(limit, `Enter up to ${limit} characters.`),
    )
    .optional();

const flag = z.boolean({ error: 'Send true or false.' }).optional();

/** A new photograph. Its file comes beside it. */
export const photographSchema = z.object({ name: text(fileNameLimit) });

/** A change of a photograph. Absent fields stay. */
export const photographChangeSchema = z.object({
  alt: text(descriptionLimit),
  consent: flag,
  inGallery: flag,
  onHome: flag,
});

/** All photographs in their new order. */
export const photographOrderSchema = z.object({
  photographs: listOf(
    recordId('Unknown photograph.'),
    photographLimit,
    'Send all photographs in their new order.',
    `There are at most ${photographLimit} photographs.`,
  ),
});
