import { cleanText } from '@camp/contracts/forms/clean-text';
import * as z from 'zod';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import { ProblemError } from './problem';

const mostWithoutPaging = 5_000;
const mostPerPage = 200;

const wholeNumber = (most: number, message: string) =>
  z.coerce.number({ error: message }).int(message).min(1, message).max(most, message).optional();

/** Paging, sorting and search of every list (contract.md, Conventions: L). */
export const listQuerySchema = z.object({
  page: wholeNumber(1_000_000, 'Pages count from 1.'),
  pageSize: wholeNumber(mostPerPage, 'A page has 1 to 200 entries.'),
  sort: z.string({ error: 'Sort by one field.' }).max(50, 'Sort by one field.').optional(),
  q: z
    .string({ error: 'Search for one text.' })
    .max(100, 'Search for up to 100 characters.')
    .transform(cleanText)
    .optional(),
});

/** What was asked of a list. */
export type ListQuery = z.output<typeof listQuerySchema>;

/** How one list can be asked. */
export interface ListOptions<Stored> {
  filter: QueryFilter<Stored>;
  query: ListQuery;
  /** Fields by which it may be sorted; the first is the default, `-` in front turns the order round. */
  sortable: readonly [string, ...string[]];
  /** Fields in which `q` is looked for, case aside. */
  searchable: readonly string[];
}

/**
 * Reads one page of a list, or all of it (at most 5,000) when no page is asked for.
 *
 * @returns the entries and how many there are in all
 * @throws ProblemError 400 for a field by which the list cannot be sorted
 */
export async function readList<Stored>(
  model: Model<Stored>,
  { filter, query, sortable, searchable }: ListOptions<Stored>,
): Promise<{ items: Stored[]; total: number }> {
  const { page, pageSize = mostPerPage, q } = query;
  const wanted: QueryFilter<Stored> = q ? { $and: [filter, { $or: matching(searchable, q) }] } : filter;
  const limit = page === undefined ? (query.pageSize ?? mostWithoutPaging) : pageSize;
  const [items, total] = await Promise.all([
    model
      .find(wanted)
      .sort(sortOf(query.sort, sortable))
      .skip(((page ?? 1) - 1) * limit)
      .limit(limit)
      .lean<Stored[]>(),
    model.countDocuments(wanted),
  ]);
  return { items, total };
}

function sortOf(
  asked: string | undefined,
  sortable: ListOptions<unknown>['sortable'],
): { [field: string]: 1 | -1 } {
  const field = (asked ?? sortable[0]).replace(/^-/, '');
  if (!sortable.includes(field) && !sortable.includes(`-${field}`)) {
    throw new ProblemError('invalid', 'This list cannot be sorted so.', {
      errors: [
        {
          path: 'sort',
          message: `Sort by one of: ${sortable.map((name) => name.replace(/^-/, '')).join(', ')}.`,
        },
      ],
    });
  }
  const direction = (asked ?? sortable[0]).startsWith('-') ? -1 : 1;
  // The id makes the order of equal entries the same on every page; in one direction an index gives both.
  return { [field]: direction, _id: direction };
}

function matching<Stored>(fields: readonly string[], text: string): QueryFilter<Stored>[] {
  const literally = new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i');
  return fields.map((field) => ({ [field]: trusted({ $regex: literally }) }) as QueryFilter<Stored>);
}
