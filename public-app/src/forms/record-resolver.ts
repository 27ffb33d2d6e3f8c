import { withForcedAnswers } from '@camp/contracts/records/apply-rules';
import { askedNames } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordRules } from '@camp/contracts/records/rules';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { FormValues } from './form-values';
import { complaintAboutPicture, fileToSend } from './picture';
import { resolverOf } from './resolver';
import { picturesOf } from './values-of-form';

/** Errors in the order of the page, so that the first one listed is the first one met; what has no place there is last. */
function inPageOrder(errors: FieldErrors<FormValues>, names: readonly string[]): FieldErrors<FormValues> {
  const placed = names.filter((name) => errors[name]);
  const others = Object.keys(errors).filter((name) => !names.includes(name));
  return Object.fromEntries([...placed, ...others].map((name) => [name, errors[name]]));
}

const isNeeded = ({ pictures = [] }: RecordRules, name: string, answers: FormValues): boolean =>
  pictures.some((rule) => rule.field === name && rule.isNeeded(answers));

/**
 * The request's own schema, and the pictures, which the schema does not see.
 *
 * @param rules force answers; what is checked is also what is sent
 */
export function recordResolver(
  record: RecordDeclaration,
  schema: z.ZodType,
  rules: RecordRules,
): Resolver<FormValues> {
  const checkAnswers = resolverOf<FormValues>(schema);
  return async (values, context, options) => {
    const settled = withForcedAnswers(rules, values);
    const { errors: wrong, ...checked } = await checkAnswers(settled, context, options);
    const errors: FieldErrors<FormValues> = { ...wrong };
    for (const [name, field] of picturesOf(record)) {
      const file = await fileToSend(settled[name]);
      const missing = isNeeded(rules, name, settled) ? field.missing : undefined;
      const message = file ? complaintAboutPicture(file) : missing;
      if (message) errors[name] = { type: 'picture', message };
    }
    if (Object.keys(errors).length === 0) return { ...checked, errors: {} };
    return { values: {}, errors: inPageOrder(errors, askedNames(record)) };
  };
}
