import { cleanText } from '@camp/contracts/forms/clean-text';
import { number } from '@camp/contracts/forms/number-fields';
import { listLimits } from '@camp/contracts/lists/limits';
import * as z from 'zod';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { ProblemError } from '../refusals/problem';

const wholeNumber = (most: number, message: string) =>
  number(message, message, (value) => value.int(message).min(1, message).max(most, message)).optional();

/** Paging, sorting and search of every list (docs/calls.md). */
export const listQuerySchema = z.object({
  page: wholeNumber(1_000_000, 'Pages start at 1.'),
  pageSize: wholeNumber(listLimits.perPage, `A page has 1 to ${listLimits.perPage} entries.`),
  sort: z.string({ error: 'Sort by one field.' }).max(50, 'Sort by one field.').optional(),
  q: z
    .string({ error: 'Enter one search term.' })
    .max(listLimits.search, `Search for up to ${listLimits.search} characters.`)
    .transform(cleanText)
    .optional(),
});

const chooseYear = 'Choose a year.';
/** The camp year of a list. */
export const yearAsked = number(chooseYear, chooseYear, (year) => year.int(chooseYear)).optional();

/** A list's query. */
export type ListQuery = z.output<typeof listQuerySchema>;

/** The options of one list. */
export interface ListOptions<Stored> {
  filter: QueryFilter<Stored>;
  query: ListQuery;
  /** Sortable fields. The first is the default, and a leading `-` reverses the order. */
  sortable: readonly [string, ...string[]];
  /** Fields that sort ties, in the same direction. */
  thenBy?: Readonly<Record<string, readonly string[]>>;
  /** Fields that `q` searches, ignoring case. */
  searchable: readonly string[];
  /** Fields that are compared by digits only, such as phone numbers in any format. */
  searchableDigits?: readonly string[];
  /** Fields that aren't read. Default: all are. */
  without?: readonly string[];
  /** Further meanings of a search word, such as the id of a record or owner. */
  alsoMeans?: (word: string) => readonly QueryFilter<Stored>[];
}

/** A filter by a field that no record has would find nothing, and look like an empty list. */
const knownFields = { strictQuery: 'throw' } as const;

/**
 * Reads one page of a list, or all of it (at most 5,000) without a page.
 * @returns the entries and their total number
 * @throws ProblemError 400 for a field that the list can't be sorted by. StrictModeError for a filter or a searchable
 *   field that the model doesn't have
 */
export async function readList<Stored>(
  model: Model<Stored>,
  options: ListOptions<Stored>,
): Promise<{ items: Stored[]; total: number }> {
  const { wanted, sort } = readQuery(options);
  const { from, most } = pageOf(options.query);
  const [items, total] = await Promise.all([
    model
      .find(wanted, withoutFields(options), knownFields)
      .sort(sort)
      .skip(from)
      .limit(most)
      .lean<Stored[]>(),
    model.countDocuments(wanted, knownFields),
  ]);
  return { items, total };
}

/** The projection of a list. Encrypted answers that the reader may not see aren't even decrypted. */
export const withoutFields = ({ without = [] }: Pick<ListOptions<never>, 'without'>) =>
  Object.fromEntries(without.map((name) => [name, 0 as const]));

/** The start of the requested page, and its maximum number of entries. */
export function pageOf({ page, pageSize }: ListQuery): { from: number; most: number } {
  const most = pageSize ?? (page === undefined ? listLimits.withoutPaging : listLimits.perPage);
  return { from: ((page ?? 1) - 1) * most, most };
}

/**
 * The database query of a list without paging.
 * @throws ProblemError 400 for a field that the list can't be sorted by
 */
export function readQuery<Stored>({
  filter,
  query,
  sortable,
  thenBy = {},
  searchable,
  searchableDigits = [],
  alsoMeans = () => [],
}: ListOptions<Stored>): { wanted: QueryFilter<Stored>; sort: { [field: string]: 1 | -1 } } {
  const words = wordsOf(query.q).map((word) => ({
    $or: [...matching<Stored>(word, searchable, searchableDigits), ...alsoMeans(word)],
  }));
  return {
    // No index finds the middle of a word, so the filter must limit the search.
    wanted: words.length > 0 ? { $and: [filter, ...words] } : filter,
    sort: sortOf(query.sort, sortable, thenBy),
  };
}

function sortOf(
  asked: string | undefined,
  sortable: ListOptions<unknown>['sortable'],
  thenBy: NonNullable<ListOptions<unknown>['thenBy']>,
): { [field: string]: 1 | -1 } {
  const { field, direction } = orderOf(asked, sortable);
  // The id makes the order of ties the same on every page. An index can provide it only in the same direction.
  return Object.fromEntries([field, ...(thenBy[field] ?? []), '_id'].map((name) => [name, direction]));
}

/**
 * The sort field and direction of a list.
 * @param asked - from the query. Default: the first sortable field
 * @throws ProblemError 400 for a field that the list can't be sorted by
 */
export function orderOf(
  asked: string | undefined,
  sortable: ListOptions<unknown>['sortable'],
): { field: string; direction: 1 | -1 } {
  const field = (asked ?? sortable[0]).replace(/^-/, '');
  if (!sortable.includes(field) && !sortable.includes(`-${field}`)) {
    throw new ProblemError('invalid', 'This list can’t be sorted that way.', {
      errors: [
        {
          path: 'sort',
          message: `Sort by one of: ${[...new Set(sortable.map((name) => name.replace(/^-/, '')))].join(', ')}.`,
        },
      ],
    });
  }
  return { field, direction: (asked ?? sortable[0]).startsWith('-') ? -1 : 1 };
}

/** 'Brooks, Sparrow' and 'Sparrow Brooks' are the same two words. */
export const wordsOf = (text = ''): string[] =>
  [...new Set(text.split(/[\s,]+/))].filter((word) => word !== '');

/** A pattern that matches a word literally, with any kind of apostrophe. */
export const literalPattern = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['‘’ʼ]/g, "['‘’ʼ]");

/** Matches one word in text fields, or its digits in fields of digits. */
function matching<Stored>(
  word: string,
  fields: readonly string[],
  digitFields: readonly string[],
): QueryFilter<Stored>[] {
  const inEach = (names: readonly string[], pattern: string) =>
    names.map((name) => ({ [name]: trusted({ $regex: new RegExp(pattern, 'i') }) }) as QueryFilter<Stored>);
  const literally = literalPattern(word);
  const isNumber = /^[\d()+./-]+$/.test(word) && /\d/.test(word);
  // The country code 1 is optional, since only some people write it.
  const digits = word.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return [...inEach(fields, literally), ...(isNumber ? inEach(digitFields, [...digits].join('\\D*')) : [])];
}
