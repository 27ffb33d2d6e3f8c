import type { ListDeclaration } from '@camp/contracts/lists/list';
import { proofFilter } from '@camp/contracts/lists/proof-filter';
import * as z from 'zod';
import { proofWanted } from './proof-wanted';

/** The filters of a list that are a field of its records, as a query brings them; own words of a list it checks itself. */
export function filterSchemaOf({ filters }: ListDeclaration): Record<string, z.ZodOptional<z.ZodEnum>> {
  const ofFields = filters.filter(({ options }) => options.every(({ query }) => query === undefined));
  return Object.fromEntries(
    ofFields.map(({ name, options }) => {
      const values = options.map(({ value }) => value);
      return [name, z.enum(values, { error: `One of: ${values.join(', ')}.` }).optional()];
    }),
  );
}

/** The words of a list's own that its filters ask by: word -> what it may be. */
export function ownWordsOf({ filters }: ListDeclaration): Record<string, z.ZodOptional<z.ZodEnum>> {
  const words = new Map<string, string[]>();
  for (const { query = {} } of filters.flatMap(({ options }) => options))
    for (const [name, value] of Object.entries(query)) words.set(name, [...(words.get(name) ?? []), value]);
  return Object.fromEntries(
    [...words].map(([name, values]) => [
      name,
      z.enum(values, { error: `One of: ${values.join(', ')}.` }).optional(),
    ]),
  );
}

/** What of a query narrows the list by its fields, for the database: field -> value, and what `proofFilter` means. */
export function fieldFiltersOf(
  { filters }: ListDeclaration,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { [proofFilter.name]: proof, ...answers } = Object.fromEntries(
    filters.flatMap(({ name }) => (query[name] === undefined ? [] : [[name, query[name]] as const])),
  );
  return { ...answers, ...proofWanted(proof) };
}
