import type { ImportField } from '@camp/contracts/import/fields';
import { importLimits } from '@camp/contracts/import/limits';
import { schemaOfField } from '@camp/contracts/records/schema-by-kind';
import type * as z from 'zod';

/** The value of a cell, or what is wrong with it. */
export type CellResult = { value: unknown } | { wrong: string };

/** Reads one cell, as it is written in a table. It is not empty. */
export type CellReader = (text: string) => CellResult;

/** A reader for the cells of a field, which makes the field's schema once. */
export function cellReader({ field }: ImportField): CellReader {
  const schema = schemaOfField(field) as z.ZodType;
  const options = 'options' in field ? field.options : yesNoKinds.has(field.kind) ? ['Yes', 'No'] : undefined;
  const isList = field.kind === 'several' || field.kind === 'campDays';
  const isDate = dateKinds.has(field.kind);
  const asForm = (text: string) => {
    if (options) return asOption(text, options);
    if (isDate) return asDay(text);
    return field.kind === 'number' ? asNumber(text) : text;
  };
  return (text) => {
    if (text.length > importLimits.cell) return { wrong: `Enter up to ${importLimits.cell} characters.` };
    const given = isList ? text.split(/[;,|\n]/).map((part) => asForm(part.trim())) : asForm(text);
    const { success, data, error } = schema.safeParse(given);
    if (success) return { value: data };
    return { wrong: (options && oneOf(options)) ?? error.issues[0]?.message ?? 'This can’t be read.' };
  };
}

const yesNoKinds: ReadonlySet<string> = new Set(['yesNo', 'yesNoDetail']);
const dateKinds: ReadonlySet<string> = new Set(['date', 'pastDate', 'birthdate', 'incident', 'campDays']);

/** Options are named only if a person can overlook them. */
const oneOf = (options: readonly string[]) =>
  options.length <= 15 ? `Use one of: ${options.join(', ')}.` : undefined;

const shortYesNo: Readonly<Record<string, string>> = { y: 'Yes', true: 'Yes', n: 'No', false: 'No' };

/** An option whose letters are the same, whatever their case. */
function asOption(text: string, options: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = options.find((option) => option.toLowerCase() === lower);
  const short = shortYesNo[lower];
  return found ?? (short !== undefined && options.includes(short) ? short : text);
}

/** `$1,250.50` becomes `1250.50`. The comma of `12,50` stays, so that nobody imports 1250 instead. */
function asNumber(text: string): string {
  const plain = text.replace(/\$/g, '').trim();
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
}

/** `7/4/2019`, as spreadsheets in the United States write it, becomes `2019-07-04`. */
function asDay(text: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
