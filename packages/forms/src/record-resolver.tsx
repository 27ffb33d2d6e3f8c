import { withForcedAnswers } from '@camp/contracts/records/apply-rules';
import type { FieldError } from '@camp/contracts/operations/replies';
import { askedNames } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { Answers, RecordRules } from '@camp/contracts/records/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values';
import { pictureError, fileToSend } from './picture';
import { resolverOf } from './resolver';
import { bodyOf, picturesOf } from './values-of-form';

/**
 * Errors in the order of the page, so that the first error in the list is the first on the page. Unknown fields come
 * last.
 */
function inPageOrder(errors: FieldErrors<FormValues>, names: readonly string[]): FieldErrors<FormValues> {
  const placed = names.filter((name) => errors[name]);
  const others = Object.keys(errors).filter((name) => !names.includes(name));
  return Object.fromEntries([...placed, ...others].map((name) => [name, errors[name]]));
}

const isNeeded = ({ pictures = [] }: RecordRules, name: string, answers: Answers): boolean =>
  pictures.some((rule) => rule.field === name && rule.isNeeded(answers));

/** The errors of pictures, which the schema doesn't see. @param isRequired whether a field needs a new picture */
async function pictureErrors(
  record: RecordDeclaration,
  settled: FormValues,
  isRequired: (name: string) => boolean,
): Promise<FieldErrors<FormValues>> {
  const errors: FieldErrors<FormValues> = {};
  for (const [name, field] of picturesOf(record)) {
    const file = await fileToSend(settled[name]);
    const missing = isRequired(name) ? field.missing : undefined;
    const message = file ? pictureError(file) : missing;
    if (message) errors[name] = { type: 'picture', message };
  }
  return errors;
}

/**
 * Validates with the request's own schema, and checks the pictures, which the schema doesn't see.
 *
 * @param rules that force answers. The validated answers are also the ones that are sent
 * @param unsettled adds the form's own errors
 */
export function recordResolver(
  record: RecordDeclaration,
  schema: z.ZodType,
  rules: RecordRules,
  unsettled: (found: FieldErrors<FormValues>) => FieldErrors<FormValues> = () => ({}),
): Resolver<FormValues> {
  const checkAnswers = resolverOf<FormValues>(schema);
  return async (values, context, options) => {
    const settled = withForcedAnswers(rules, values);
    const { errors: wrong, ...checked } = await checkAnswers(settled, context, options);
    const pictures = await pictureErrors(record, settled, (name) => isNeeded(rules, name, settled));
    const found: FieldErrors<FormValues> = { ...wrong, ...pictures };
    const errors = { ...found, ...unsettled(found) };
    if (Object.keys(errors).length === 0) return { ...checked, errors: {} };
    return { values: {}, errors: inPageOrder(errors, askedNames(record)) };
  };
}

/** Options for editing a stored record. */
export interface StoredChange {
  /** The record as the API returned it. */
  stored: object;
  /** `updateOf(...)`: the server's own validation. */
  update: { check: (stored: object, sent: Answers) => { errors: readonly FieldError[] } };
  /** Whether the record has a picture. */
  hasPicture: boolean;
  /** Whether an answer is locked, so that it is neither sent nor checked. */
  isClosed?: (name: string) => boolean;
}

/** A form's fields, and its validation for creating and changing a record. */
export interface AskedForm<Declared extends RecordDeclaration> {
  record: Declared;
  rules: RecordRules;
  schema: z.ZodType;
  update: StoredChange['update'];
}

/** Validates changes like the server. Old answers that weren't touched cause no error. */
export function changeResolver(
  record: RecordDeclaration,
  rules: RecordRules,
  { stored, update, hasPicture, isClosed = () => false }: StoredChange,
): Resolver<FormValues> {
  return async (values) => {
    const settled = withForcedAnswers(rules, values);
    const body = Object.entries(bodyOf(record, settled, true)).filter(([name]) => !isClosed(name));
    const { errors: wrong } = update.check(stored, Object.fromEntries(body));
    // A picture that the stored answers needed may be deleted. Then only a new Yes needs another.
    const isKnown = (name: string) => hasPicture || isNeeded(rules, name, stored as Answers);
    const errors = await pictureErrors(
      record,
      settled,
      (name) => !isKnown(name) && isNeeded(rules, name, settled),
    );
    for (const { path, message } of wrong) errors[path] ??= { type: 'change', message };
    if (Object.keys(errors).length === 0) return { values: settled, errors: {} };
    return { values: {}, errors: inPageOrder(errors, askedNames(record)) };
  };
}
