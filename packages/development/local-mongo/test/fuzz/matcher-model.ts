import { compare } from '../../src/bson/compare';
import { isDocument, typeOrder } from '../../src/bson/types';

/*
 * A second, naive implementation of MongoDB's matching rules. It lists all values of a path, including elements of
 * arrays, then applies each operator to the list.
 */

const missing = Symbol('missing');
const same = (left: unknown, right: unknown): boolean =>
  left !== missing && typeOrder(left) === typeOrder(right) && compare(left, right) === 0;

/** The values at the end of the path, with arrays as a whole. */
function ends(value: unknown, parts: string[]): unknown[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [value];
  if (Array.isArray(value)) {
    const position = /^\d+$/.test(part) && Number(part) < value.length ? ends(value[Number(part)], rest) : [];
    return [...position, ...value.filter(isDocument).flatMap((element) => ends(element, parts))];
  }
  if (isDocument(value)) return part in value ? ends(value[part], rest) : [missing];
  return [missing];
}

/** These values, plus the elements of arrays. */
const candidates = (value: unknown, path: string): unknown[] =>
  ends(value, path.split('.')).flatMap((end) => (Array.isArray(end) ? [end, ...(end as unknown[])] : [end]));

const equals = (candidate: unknown, wanted: unknown): boolean =>
  wanted === null ? candidate === missing || candidate === null : same(candidate, wanted);

function ordered(candidate: unknown, limit: unknown, accepts: (sign: number) => boolean): boolean {
  if (limit === null) return accepts(0) && (candidate === missing || candidate === null);
  if (candidate === missing || typeOrder(candidate) !== typeOrder(limit)) return false;
  return accepts(Math.sign(compare(candidate, limit)));
}

function meets(document: unknown, path: string, operator: string, argument: unknown): boolean {
  const found = candidates(document, path);
  const list = argument as unknown[];
  switch (operator) {
    case '$eq':
      return found.some((candidate) => equals(candidate, argument));
    case '$ne':
      return !meets(document, path, '$eq', argument);
    case '$in':
      return list.some((wanted) => meets(document, path, '$eq', wanted));
    case '$nin':
      return !meets(document, path, '$in', argument);
    case '$gt':
      return found.some((candidate) => ordered(candidate, argument, (sign) => sign > 0));
    case '$gte':
      return found.some((candidate) => ordered(candidate, argument, (sign) => sign >= 0));
    case '$lt':
      return found.some((candidate) => ordered(candidate, argument, (sign) => sign < 0));
    case '$lte':
      return found.some((candidate) => ordered(candidate, argument, (sign) => sign <= 0));
    case '$exists':
      return ends(document, path.split('.')).some((end) => end !== missing) === argument;
    case '$size':
      return ends(document, path.split('.')).some((end) => Array.isArray(end) && end.length === argument);
    case '$all':
      return list.every((wanted) => meets(document, path, '$eq', wanted));
    case '$not':
      return !meetsAll(document, path, argument as Record<string, unknown>);
    case '$elemMatch': {
      const arrays = ends(document, path.split('.')).filter((end): end is unknown[] => Array.isArray(end));
      return arrays.some((array) =>
        array.some((element) => elementMeets(element, argument as Record<string, unknown>)),
      );
    }
  }
  throw new Error(`the model does not know ${operator}`);
}

function elementMeets(element: unknown, filter: Record<string, unknown>): boolean {
  if ('$gt' in filter) return ordered(element, filter.$gt, (sign) => sign > 0);
  if (Array.isArray(element)) return modelMatches(Object.fromEntries(Object.entries(element)), filter);
  return isDocument(element) && modelMatches(element, filter);
}

const meetsAll = (document: unknown, path: string, operators: Record<string, unknown>): boolean =>
  Object.entries(operators).every(([operator, argument]) => meets(document, path, operator, argument));

/** Whether a document matches a filter, according to the model. */
export function modelMatches(document: Record<string, unknown>, filter: Record<string, unknown>): boolean {
  return Object.entries(filter).every(([name, condition]) => {
    const branches = condition as Record<string, unknown>[];
    if (name === '$and') return branches.every((branch) => modelMatches(document, branch));
    if (name === '$or') return branches.some((branch) => modelMatches(document, branch));
    if (name === '$nor') return !branches.some((branch) => modelMatches(document, branch));
    const operators = isDocument(condition) && Object.keys(condition)[0]?.startsWith('$');
    return operators ? meetsAll(document, name, condition) : meets(document, name, '$eq', condition);
  });
}
