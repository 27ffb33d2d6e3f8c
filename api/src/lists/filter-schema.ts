import type { ListDeclaration, ListFilter } from '@camp/contracts/lists/list';
import { proofFilter } from '@camp/contracts/lists/proof-filter';
import * as z from 'zod';
import { invalidField } from '../refusals/problem';
import { proofWanted } from './proof-wanted';

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
        throw invalidField(name, `Ask by ‘${name}’ or by ‘${word}’, not by both.`);
      asked[word] = value;
    }
  }
  return asked as Query;
}

/** What of a query narrows the list by its fields, for the database: field -> value, and what `proofFilter` means. */
export function fieldFiltersOf(
  { filters }: ListDeclaration,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const ofFields = filters.filter((filter) => !asksByWords(filter));
  const { [proofFilter.name]: proof, ...answers } = Object.fromEntries(
    ofFields.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]] as const])),
  );
  return { ...answers, ...proofWanted(proof) };
}
