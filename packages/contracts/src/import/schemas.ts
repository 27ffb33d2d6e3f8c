import * as z from 'zod';
import { choice, cleanedUpTo, listOf, oneOrMany } from '../forms/fields';
import { emailLimit } from '../forms/limits';
import { importKinds } from './kinds';
import { importLimits } from './limits';

const chooseKind = 'Choose what the file contains.';
const matchColumns = 'Choose a field for each column, or leave it out.';
const tooMany = `A file has up to ${importLimits.columns} columns.`;
const cleanedLine = cleanedUpTo(200);
const cleanedEmail = cleanedUpTo(emailLimit);

/** The kind of a file to read. */
export const importReadSchema = z.object({ kind: choice(importKinds, chooseKind) });

/** How a file is imported. */
export const importFormSchema = z.object({
  kind: choice(importKinds, chooseKind),
  fields: z.preprocess(
    oneOrMany,
    listOf(
      z.string({ error: matchColumns }).max(50, matchColumns),
      importLimits.columns,
      matchColumns,
      tooMany,
    ),
  ),
  year: z.preprocess(cleanedLine, z.string({ error: 'Enter a year.' }).max(10, 'Enter a year.').optional()),
  name: z.preprocess(
    (value) => cleanedLine(value) ?? '',
    z.string({ error: 'This name is too long.' }).max(200, 'This name is too long.'),
  ),
});

const answers = 'Send the answers as texts.';

/** A change of an imported record. */
export const importedChangeSchema = z.object({
  answers: z
    .record(z.string().max(50, answers), z.string({ error: answers }).max(importLimits.cell, answers), {
      error: answers,
    })
    .refine((given) => Object.keys(given).length <= 2 * importLimits.columns, answers),
});

/** The account of an imported record. Empty: of nobody. */
export const connectSchema = z.object({
  email: z.preprocess(
    (value) => cleanedEmail(value) ?? '',
    z.string({ error: 'Enter an email address.' }).max(emailLimit, 'Enter an email address.'),
  ),
});
