import { listLimits } from '@camp/contracts/lists/limits';
import {
  visibleTo,
  type ListDeclaration,
  type ListFilter,
  type ListValue,
  type ReadyView,
} from '@camp/contracts/lists/list';

/** A list's state in its address, so that it can be bookmarked, named and shared. */
export interface ListAddress {
  /** The camp or calendar year. Empty for the list's default. */
  year: string;
  q: string;
  /** Values by filter name. */
  filters: Readonly<Record<string, string>>;
  /** Typed values by the names in the list's `values`. */
  values: Readonly<Record<string, string>>;
  /** A field of the request, with `-` in front for descending. */
  sort: string;
  page: number;
  /** Names of the columns in order. */
  columns: readonly string[];
  /** The id of the open row. Empty for none. */
  open: string;
}

const patterns: Record<ListValue['kind'], RegExp> = {
  day: /^(19|20)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  id: /^[0-9a-f]{24}$/,
};

/** Whether a text is a day that an address may have. */
export const isDay = (text: string): boolean => patterns.day.test(text);

/**
 * Reads an address. Unknown or forbidden values fall back to the list's defaults.
 *
 * @param search the address's query
 * @param seesMedical whether the person has `data` on the kind
 */
export function readListAddress(
  list: ListDeclaration,
  search: URLSearchParams,
  seesMedical: boolean,
): ListAddress {
  const filters = visibleTo(list.filters, seesMedical).flatMap(({ name, options }) => {
    const value = search.get(name) ?? '';
    return options.some((option) => option.value === value) ? [[name, value] as const] : [];
  });
  const year = search.get('year') ?? '';
  return {
    year: /^\d{4}$/.test(year) ? year : '',
    q: (search.get('q') ?? '').slice(0, listLimits.search),
    filters: Object.fromEntries(filters),
    values: readValues(list, search),
    sort: readSort(list, search.get('sort'), seesMedical),
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1)),
    columns: readColumns(list, search.get('columns'), seesMedical),
    open: patterns.id.test(search.get('open') ?? '') ? (search.get('open') ?? '') : '',
  };
}

/** Adds the stored year to an address without one. @param year empty for the list's default */
export const withStoredYear = (address: ListAddress, year: string): ListAddress =>
  address.year === '' ? { ...address, year } : address;

const readValues = ({ values = [] }: ListDeclaration, search: URLSearchParams) =>
  Object.fromEntries(
    values.flatMap(({ name, kind }) => {
      const value = search.get(name) ?? '';
      return patterns[kind].test(value) ? [[name, value] as const] : [];
    }),
  );

function readSort(list: ListDeclaration, asked: string | null, seesMedical: boolean): string {
  const field = (asked ?? '').replace(/^-/, '');
  const known = visibleTo(list.columns, seesMedical).some(({ sort }) => sort === field);
  return known && asked !== null ? asked : list.defaultSort;
}

function readColumns(list: ListDeclaration, asked: string | null, seesMedical: boolean): readonly string[] {
  const known = new Set(visibleTo(list.columns, seesMedical).map(({ name }) => name));
  const chosen = [...new Set((asked ?? '').split(','))].filter((name) => known.has(name));
  return chosen.length > 0 ? chosen : list.shown;
}

const ownWords: ReadonlySet<string> = new Set(['year', 'q', 'sort', 'page', 'columns', 'open']);

/**
 * The filters of an address that have no effect: unknown words, values that no longer exist, and filters that this
 * person may not use.
 *
 * @param search the address's query
 * @param seesMedical whether the person has `data` on the kind
 */
export function staleFiltersOf(
  list: ListDeclaration,
  search: URLSearchParams,
  seesMedical: boolean,
): { name: string; label: string }[] {
  const { filters, values } = readListAddress(list, search, seesMedical);
  const inUse = new Set([...ownWords, ...Object.keys(filters), ...Object.keys(values)]);
  return [...new Set(search.keys())].flatMap((name) => {
    if (inUse.has(name)) return [];
    const filter = list.filters.find((one) => one.name === name);
    const value = search.get(name) ?? '';
    return [{ name, label: shortly(filter ? `${filter.label}: ${labelIn(filter, value)}` : name) }];
  });
}

const labelIn = ({ options }: ListFilter, value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

const shortly = (text: string): string => (text.length > 50 ? `${text.slice(0, 49)}…` : text);

/** Applies changes to an address, and omits defaults and unknown words. A changed query starts at the first page. */
export function changeListAddress(
  list: ListDeclaration,
  before: URLSearchParams,
  changes: Partial<ListAddress>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const { name } of staleFiltersOf(list, before, true)) next.delete(name);
  const put = (name: string, value: string, own = '') => {
    if (value === own) next.delete(name);
    else next.set(name, value);
  };
  const { year, q, filters, values, sort, page, columns, open } = changes;
  if (filters !== undefined) for (const { name } of list.filters) put(name, filters[name] ?? '');
  if (values !== undefined) for (const { name } of list.values ?? []) put(name, values[name] ?? '');
  if (year !== undefined) put('year', year);
  if (q !== undefined) put('q', q);
  if (sort !== undefined) put('sort', sort, list.defaultSort);
  if (columns !== undefined) put('columns', columns.join(','), list.shown.join(','));
  if (open !== undefined) put('open', open);
  if ([year, q, filters, values, sort].some((part) => part !== undefined)) put('page', '');
  if (page !== undefined) put('page', String(page), '1');
  return next;
}

/** The list's ready view that an address shows, whatever the year. */
export function readyViewOf(
  { views }: ListDeclaration,
  { q, filters, values }: Pick<ListAddress, 'q' | 'filters' | 'values'>,
): ReadyView | undefined {
  const shown = JSON.stringify(Object.entries({ ...filters, ...values, ...(q !== '' && { q }) }).sort());
  return views.find(({ query }) => JSON.stringify([...new URLSearchParams(query)].sort()) === shown);
}
