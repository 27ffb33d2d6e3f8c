import type { ListDeclaration, ListFilter, OwnNamesOf } from '@camp/contracts/lists/list';
import type { QueryFilter } from 'mongoose';
import * as z from 'zod';
import { invalidField } from '../refusals/problem';

type Words = Record<string, z.ZodOptional<z.ZodEnum>>;

const oneOf = (values: readonly string[]) =>
  z.enum(values as string[], { error: `One of: ${values.join(', ')}.` }).optional();

/** Whether it is narrowed by words of the call's own instead of a field of the records. */
const asksByWords = ({ options }: ListFilter) => options.some(({ query }) => query !== undefined);

/** The filters of a list, as a query brings them; `inOwnWords` says what those mean that are no field of its records. */
export const filterSchemaOf = ({ filters }: ListDeclaration): Words =>
  Object.fromEntries(filters.map(({ name, options }) => [name, oneOf(options.map(({ value }) => value))]));

/** The words of a list's own that its filters ask by: word -> what it may be. */
export function ownWordsOf({ filters }: ListDeclaration): Words {
  const words = new Map<string, string[]>();
  for (const { query = {} } of filters.flatMap(({ options }) => options))
    for (const [name, value] of Object.entries(query)) words.set(name, [...(words.get(name) ?? []), value]);
  return Object.fromEntries([...words].map(([name, values]) => [name, oneOf(values)]));
}

/**
 * Refuses fields of a list's records that it is not filtered by: ignored, they would find everybody.
 *
 * @param names - of the fields
 */
export const refusedFields = (names: readonly string[]): Record<string, z.ZodOptional<z.ZodNever>> =>
  Object.fromEntries(
    names.map((name) => [name, z.never({ error: `This list has no filter ‘${name}’.` }).optional()]),
  );

/** As `refusedFields`, of a declared list: the call's own words and the list's filters go over it. */
export const refusedFieldsOf = ({ columns, fields = [] }: ListDeclaration) =>
  refusedFields([...fields, ...columns.map(({ name }) => name)]);

/**
 * A query in the words by which the call asks: a status, say, becomes what it means.
 *
 * @throws ProblemError 400 for a filter beside a word that says otherwise
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

/** What one word of a list's own means to the database. */
type Meaning<Stored> = (value: string) => QueryFilter<Stored> | Promise<QueryFilter<Stored>>;

/**
 * What the words mean by which a list is asked and that are no field of its records; a list with a word that is missing
 * here does not compile.
 */
export type Meanings<List extends ListDeclaration, Stored, Besides extends string = never> = {
  readonly [Word in Exclude<OwnNamesOf<List>['word'], Besides>]: Meaning<Stored>;
};

/**
 * What a query narrows the list by, for the database: answers by their fields, and what its own words mean.
 *
 * @param query - in the call's words (`inOwnWords`)
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
  // Beside each other, not instead of each other: two words may mean the same field.
  return meant.length > 0 ? ({ $and: [answers, ...meant] } as QueryFilter<Stored>) : answers;
}
