import * as z from 'zod';
import { email, listOf, phone, requiredProse, requiredText } from '../forms/fields';
import {
  isContact,
  type ChoiceField,
  type ContactField,
  type ContentField,
  type ContentSubject,
  type EntryField,
} from './fields';
import { contrastError } from './accent-colors';

/** Maximum characters of an address. */
const linkLimit = 500;

/** What a person typed for a subject: as the defaults, with Markdown instead of prose. */
export type ContentSource = Readonly<Record<string, unknown>>;

/**
 * The schema of a subject's form. Its keys are the paths of the fields, such as `place.street`.
 *
 * @param subject from `contentSubjects`
 */
export const schemaOfContent = ({ fields }: ContentSubject): z.ZodType<ContentSource> =>
  z.object(Object.fromEntries(Object.entries(fields).map(([path, field]) => [path, schemaOfField(field)])));

function schemaOfField(field: ContentField): z.ZodType {
  if (field.kind === 'entries') {
    const entry = z.object(
      Object.fromEntries(
        Object.entries(field.of).map(([name, one]) => [
          name,
          one.optional ? schemaOfText(one).optional() : schemaOfText(one),
        ]),
      ),
      { error: `Fill in this ${field.entry}.` },
    );
    const tooMany = `Add at most ${field.most}.`;
    return field.optional
      ? listOf(entry, field.most, tooMany, tooMany)
      : someOf(entry, field.most, `Add a ${field.entry}.`, tooMany);
  }
  if (field.kind === 'color') return schemaOfColor;
  if (field.kind === 'logo') return schemaOfLogo;
  const schema = isContact(field) ? schemaOfContact(field) : schemaOfText(field);
  if (!field.optional) return schema;
  // Its message counts if the value is of another kind, so that the schema's own message doesn't apply.
  const error = isContact(field) ? wrongContact[field.kind] : missing(field);
  return z.union([z.literal(''), isContact(field) ? schema : schema.optional()], { error });
}

const missing = ({ label }: EntryField) => `Enter: ${label}.`;

const notColor = 'Enter a color such as #a3461f.';

const schemaOfColor = z
  .string({ error: notColor })
  // Otherwise its contrast would be measured too.
  .regex(/^#[\da-f]{6}$/i, { error: notColor, abort: true })
  .toLowerCase()
  .superRefine((color, context) => {
    const message = contrastError(color);
    if (message) context.addIssue({ code: 'custom', message });
  });

const schemaOfLogo = z
  .string({ error: 'Wait until your logo is ready, or upload it again.' })
  .regex(/^(?:[0-9a-f]{24})?$/, 'Wait until your logo is ready, or upload it again.');

const schemaOfChoice = ({ label, options }: ChoiceField) =>
  z.enum(
    options.map(({ value }) => value),
    { error: `Choose: ${label}.` },
  );

/** A list that isn't empty. */
const someOf = (item: z.ZodType, most: number, none: string, tooMany: string) =>
  listOf(item, most, none, tooMany).refine((list) => list.length > 0, none);

const wrongContact = {
  email: 'Enter a valid email address.',
  phone: 'Enter a valid phone number.',
  link: 'Enter an address that begins with https://.',
} as const;

function schemaOfContact({ kind }: ContactField): z.ZodType {
  const invalid = wrongContact[kind];
  if (kind === 'email') return email(invalid);
  if (kind === 'phone') return phone(invalid);
  return requiredText(linkLimit, invalid).refine(
    (text) => /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(text),
    invalid,
  );
}

function schemaOfText(field: EntryField): z.ZodType {
  if (field.kind === 'choice') return schemaOfChoice(field);
  const tooLong = `Enter up to ${field.max} characters.`;
  if (field.kind === 'lines') {
    const each = requiredText(
      field.max,
      'Remove the empty line.',
      `Enter up to ${field.max} characters per line.`,
    );
    return someOf(each, field.most, 'Enter at least one line.', `Enter up to ${field.most} lines.`);
  }
  const pattern = field.kind === 'line' ? field.pattern : undefined;
  const text = (field.kind === 'line' ? requiredText : requiredProse)(field.max, missing(field), tooLong);
  return pattern ? text.refine((typed) => pattern.like.test(typed), pattern.wrong) : text;
}
