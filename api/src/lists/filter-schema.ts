import type { ListDeclaration, ListFilter, OwnNamesOf } from '@camp/contracts/lists/list';
import type { QueryFilter } from 'mongoose';
import * as z from 'zod';
import { invalidField } from '../refusals/problem';

type Words = Record<string, z.ZodOptional<z.ZodEnum>>;

const oneOf = (values: readonly string[]) =>
  z.enum(values as string[], { error: `Choose one of: ${values.join(', ')}.` }).optional();

/** Whether the call translates the filter itself, since it isn't a field of the records. */
const asksByWords = ({ options }: ListFilter) => options.some(({ query }) => query !== undefined);

/** The filters of a query. `inOwnWords` translates those that aren't fields of the records. */
export const filterSchemaOf = ({ filters }: ListDeclaration): Words =>
  Object.fromEntries(filters.map(({ name, options }) => [name, oneOf(options.map(({ value }) => value))]));

/** Schemas of a list's own query parameters. */
export function ownWordsOf({ filters }: ListDeclaration): Words {
  const words = new Map<string, string[]>();
  for (const { query = {} } of filters.flatMap(({ options }) => options))
    for (const [name, value] of Object.entries(query)) words.set(name, [...(words.get(name) ?? []), value]);
  return Object.fromEntries([...words].map(([name, values]) => [name, oneOf(values)]));
}

/**
 * Refuses fields that the list has no filter for, since ignoring them would return all records.
 * @param names - of the fields
 */
export const refusedFields = (names: readonly string[]): Record<string, z.ZodOptional<z.ZodNever>> =>
  Object.fromEntries(
    names.map((name) => [name, z.never({ error: `This list has no filter ‘${name}’.` }).optional()]),
  );

/**
 * Like `refusedFields`, for a declared list. The call's own parameters and the list's filters override these schemas.
 */
export const refusedFieldsOf = ({ columns, fields = [] }: ListDeclaration) =>
  refusedFields([...fields, ...columns.map(({ name }) => name)]);

/**
 * Translates a query's filters to the list's own parameters, such as a status to its conditions.
 * @throws ProblemError 400 for contradicting filters
 */
export function inOwnWords<Query extends Readonly<Record<string, unknown>>>(
  { filters }: ListDeclaration,
  query: Query,
): Query {
  const asked: Record<string, unknown> = { ...query };
  for (const { name, options } of filters.filter(asksByWords)) {
    const words = options.find(({ value }) => value === query[name])?.query ?? {};
    for (const [word, value] of Object.entries(words)) {
      if (word !== name && (asked[word] ?? value) !== value)
        throw invalidField(name, `Filter by ‘${name}’ or by ‘${word}’, not both.`);
      asked[word] = value;
    }
  }
  return asked as Query;
}

/** The database filter of one of the list's own parameters. */
type Meaning<Stored> = (value: string) => QueryFilter<Stored> | Promise<QueryFilter<Stored>>;

/** The filters of all own parameters. A missing one does not compile. */
export type Meanings<List extends ListDeclaration, Stored, Besides extends string = never> = {
  readonly [Word in Exclude<OwnNamesOf<List>['word'], Besides>]: Meaning<Stored>;
};

/**
 * The database filter of a query, from fields and own parameters.
 * @param query - the result of `inOwnWords`
 */
export async function narrowedBy<List extends ListDeclaration, Stored>(
  { filters }: List,
  query: Readonly<Record<string, unknown>>,
  meanings: Meanings<List, Stored>,
): Promise<QueryFilter<Stored>> {
  const asked = (name: string) => query[name] as string | undefined;
  const ofFields = filters.filter((filter) => !asksByWords(filter) && !(filter.name in meanings));
  const answers = Object.fromEntries(
    ofFields.flatMap(({ name }) => (asked(name) === undefined ? [] : [[name, asked(name)] as const])),
  ) as QueryFilter<Stored>;
  const meant = await Promise.all(
    Object.entries<Meaning<Stored>>(meanings).flatMap(([word, meaning]) => {
      const value = asked(word);
      return value === undefined ? [] : [meaning(value)];
    }),
  );
  // Conditions are combined with `$and`, since two parameters may filter by the same field.
  return meant.length > 0 ? ({ $and: [answers, ...meant] } as QueryFilter<Stored>) : answers;
}
