import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { Answers, RecordRules } from '@camp/contracts/records/rules';
import { detailNameOf } from '@camp/contracts/records/names';
import type { Field } from '@camp/contracts/records/field';
import type { FormValue, FormValues } from './form-values';

const blankOf = ({ kind }: Field): FormValue => {
  if (kind === 'confirmation') return false;
  if (kind === 'several' || kind === 'campDays') return [];
  return kind === 'picture' ? undefined : '';
};

/** A form that nobody has touched. */
export function blankValues({ fields }: RecordDeclaration): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = blankOf(field);
    if (field.kind === 'yesNoDetail') values[detailNameOf(name)] = '';
  }
  return values;
}

/** The answers as they count: what follows from others is no longer the person's to say. */
export function settledValues({ forced = [] }: RecordRules, values: FormValues): FormValues {
  const settled = { ...values };
  for (const { field, isForced, answer } of forced) if (isForced(values as Answers)) settled[field] = answer;
  return settled;
}

/** What is sent: only fields that have a value, and a detail only of a Yes. @param values settled ones */
export function bodyOf(
  { fields }: RecordDeclaration,
  values: FormValues,
): Record<string, string | boolean | string[]> {
  const unasked = new Set(
    Object.entries(fields)
      .filter(([name, { kind }]) => kind === 'yesNoDetail' && values[name] !== 'Yes')
      .map(([name]) => detailNameOf(name)),
  );
  const body: Record<string, string | boolean | string[]> = {};
  for (const [name, value] of Object.entries(values)) {
    const isThere =
      typeof value === 'string' ? value !== '' : typeof value === 'boolean' || Array.isArray(value);
    if (isThere && !unasked.has(name)) body[name] = value as string | boolean | string[];
  }
  return body;
}

/** The names of the fields whose pictures travel with a form. */
export const pictureNames = ({ fields }: RecordDeclaration): string[] =>
  Object.entries(fields)
    .filter(([, { kind }]) => kind === 'picture')
    .map(([name]) => name);

/** The picture that is chosen in a field. */
export const chosenFile = (value: FormValue): File | undefined =>
  value instanceof FileList ? value[0] : undefined;
