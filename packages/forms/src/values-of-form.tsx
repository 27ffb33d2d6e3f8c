import type { RecordDeclaration } from '@camp/contracts/records/record';
import { detailNameOf } from '@camp/contracts/records/names';
import type { Field, PictureField } from '@camp/contracts/records/field';
import type { FormValue, FormValues } from './form-values';

const blankOf = ({ kind }: Field): FormValue => {
  if (kind === 'confirmation') return false;
  if (kind === 'several' || kind === 'campDays') return [];
  return kind === 'picture' ? undefined : '';
};

/** The values of an untouched form. */
export function blankValues({ fields }: RecordDeclaration): FormValues {
  const values: FormValues = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = blankOf(field);
    if (field.kind === 'yesNoDetail') values[detailNameOf(name)] = '';
  }
  return values;
}

/** A form's request body, without its pictures. */
export type FormBody = Record<string, string | boolean | string[]>;

const isText = (value: FormValue): value is string | string[] =>
  typeof value === 'string' || Array.isArray(value);

/**
 * The fields to send: those with a value, and details after Yes only.
 *
 * @param values the form's values, including forced answers
 * @param withEmpty for a change, which also sends emptied fields
 */
export function bodyOf({ fields }: RecordDeclaration, values: FormValues, withEmpty: boolean): FormBody {
  const unasked = new Set(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      if (kind === 'picture') return [name];
      return kind === 'yesNoDetail' && values[name] !== 'Yes' ? [detailNameOf(name)] : [];
    }),
  );
  const body: FormBody = {};
  for (const [name, value] of Object.entries(values)) {
    if (unasked.has(name)) continue;
    if (typeof value === 'boolean' || (isText(value) && (withEmpty || value.length > 0))) body[name] = value;
  }
  return body;
}

/**
 * The body of a change: the differences from the record as it was opened. So it overwrites no change that someone
 * else made meanwhile. A detail is sent with its question.
 *
 * @param body of the form as it is now
 * @param before of the form as it was opened
 */
export function changesOf({ fields }: RecordDeclaration, body: FormBody, before: FormBody): FormBody {
  const isChanged = (name: string) => JSON.stringify(body[name]) !== JSON.stringify(before[name]);
  const isSent = (name: string) =>
    isChanged(name) || (fields[name]?.kind === 'yesNoDetail' && isChanged(detailNameOf(name)));
  return Object.fromEntries(Object.entries(body).filter(([name]) => isSent(name)));
}

/** The fields whose pictures are sent with a form, by name. */
export const picturesOf = ({ fields }: RecordDeclaration): [string, PictureField][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'picture' ? [[name, field]] : []));

/** The picture selected in a field. */
export function chosenFile(value: FormValue): File | undefined {
  const file: unknown = typeof value === 'object' ? value[0] : undefined;
  return file instanceof File ? file : undefined;
}
