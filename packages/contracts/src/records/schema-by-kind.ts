import * as z from 'zod';
import { birthdate, date, optionalPastDate, pastDate } from '../forms/date-fields';
import {
  choice,
  cleanedUpTo,
  email,
  listOf,
  mustBeChecked,
  password,
  phone,
  requiredProse,
  requiredText,
  state,
  yesNo,
  zip,
} from '../forms/fields';
import { briefLimit } from '../forms/limits';
import { dollars, number } from '../forms/number-fields';
import { declaredBy } from './declared-by';
import type { Detail, Field, FieldKind } from './field';

type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

/** A form sends a single-item list as text, and an empty list as empty text. */
const oneOrMany = (value: unknown) => {
  if (typeof value !== 'string') return value;
  return value === '' ? undefined : [value];
};

/** A list, or a single item as a form sends it. Duplicates are removed, the order stays. */
function several<Item extends z.ZodType>(item: Item, most: number, missing: string, isOptional: boolean) {
  const items = z.preprocess(oneOrMany, listOf(item, most, missing, missing)).transform(eachOnce);
  return isOptional ? items : items.refine((list) => list.length > 0, missing);
}

const eachOnce = <Item>(list: Item[]): Item[] => [
  ...new Map(list.map((item) => [keyOf(item), item])).values(),
];

const keyOf = (item: unknown) => (item instanceof Date ? item.getTime() : item);

/** zod's `int` isn't used, since zod skips the rules between fields if it fails. */
function whatIsWrong(field: FieldOf<'number'>, given: number): string | undefined {
  const { least, most, cents, wrong, tooLow = wrong, negative = tooLow, tooHigh = wrong } = field;
  if (given < least) return given < 0 ? negative : tooLow;
  if (given > most) return tooHigh;
  return cents || Number.isInteger(given) ? undefined : wrong;
}

/** The validation of each kind of field if an answer is required. Undefined for fields outside the body. */
const checks: { [Kind in FieldKind]: (field: FieldOf<Kind>) => z.ZodType | undefined } = {
  line: ({ limit, missing, tooLong }) => requiredText(limit, missing, tooLong),
  prose: ({ limit, missing, tooLong }) => requiredProse(limit, missing, tooLong),
  phone: ({ missing, wrong }) => phone(missing, wrong),
  email: ({ missing, wrong }) => email(missing, wrong),
  zip: ({ missing, wrong }) => zip(missing, wrong),
  state: ({ missing, wrong }) => state(missing, wrong),
  choice: ({ options, missing }) => choice(options, missing),
  ranked: ({ options, missing }) => choice(options, missing),
  several: ({ options, missing, optional = false }) =>
    several(choice(options, missing), options.length, missing, optional),
  yesNo: ({ missing }) => yesNo(missing),
  yesNoDetail: ({ missing }) => yesNo(missing),
  date: ({ missing, wrong }) => date(missing, wrong),
  pastDate: ({ missing, wrong }) => pastDate(missing, wrong),
  birthdate: ({ missing, wrong }) => birthdate(missing, wrong),
  incident: ({ missing, wrong }) => optionalPastDate(missing, wrong),
  campDays: ({ days, missing }) => several(date(missing, missing), days, missing, false),
  number: (field) => {
    const { cents, missing, wrong } = field;
    const bounded = (value: z.ZodNumber) =>
      value.superRefine((given, { addIssue }) => {
        const message = whatIsWrong(field, given);
        if (message !== undefined) addIssue(message);
      });
    return cents ? dollars(missing, missing, wrong, bounded) : number(missing, wrong, bounded);
  },
  confirmation: ({ missing }) => mustBeChecked(missing),
  picture: () => undefined,
  password: ({ missing }) => password(missing),
  passwordAgain: ({ missing }) => z.string({ error: missing }),
};

/** The schema of an answer. Undefined for fields outside the body. */
export function schemaOfField(field: Field): z.ZodType | undefined {
  const check = checks[field.kind] as (field: Field) => z.ZodType | undefined;
  const schema = check(field);
  if (!schema || !('optional' in field) || !field.optional) return schema?.register(declaredBy, field);
  const cleaned = cleanedUpTo(longestIn(field));
  return z
    .preprocess((value) => (cleaned(value) === undefined ? undefined : value), schema.optional())
    .register(declaredBy, field);
}

/** Maximum characters of an answer. Without a limit of its own, the most that is read of a text. */
export const longestIn = (field: Field | Detail): number => ('limit' in field ? field.limit : briefLimit);

/** The schema of a detail after Yes. */
export const schemaOfDetail = (detail: Detail): z.ZodType =>
  detail.kind === 'text'
    ? requiredProse(detail.limit, detail.missing, detail.tooLong)
    : date(detail.missing, detail.wrong);
