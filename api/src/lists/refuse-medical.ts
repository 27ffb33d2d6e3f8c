import type { ListDeclaration } from '@camp/contracts/lists/list';
import { forbidden } from '../refusals/problem';

/** A list's query after validation. */
interface Asked extends Readonly<Record<string, unknown>> {
  sort?: string | undefined;
  columns?: readonly string[] | undefined;
}

/** Whether a query filters, sorts or shows by medical answers. */
export function asksMedical(list: ListDeclaration, asked: Asked): boolean {
  const sort = asked.sort?.replace(/^-/, '');
  const medical = [...list.filters, ...list.columns].filter(({ visibility }) => visibility === 'medical');
  return medical.some(
    ({ name }) => asked[name] !== undefined || name === sort || asked.columns?.includes(name),
  );
}

/** The part of a query that selects records without their medical answers. */
export function withoutMedicalFilters<Query extends Asked>(list: ListDeclaration, asked: Query): Query {
  const medical = new Set(
    list.filters.filter(({ visibility }) => visibility === 'medical').map(({ name }) => name),
  );
  const left = Object.entries({ ...asked, sort: undefined }).filter(([name]) => !medical.has(name));
  return Object.fromEntries(left) as Query;
}

/**
 * Refuses medical filters, sorting and columns without the right `data` (docs/decisions/0025-lists.md).
 *
 * @throws ProblemError 403
 */
export function refuseMedical(list: ListDeclaration, asked: Asked, seesMedical: boolean): void {
  if (!seesMedical && asksMedical(list, asked)) throw forbidden();
}
