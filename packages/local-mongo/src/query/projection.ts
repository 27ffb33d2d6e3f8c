import { compileExpression } from '../aggregate/expression';
import { expressionOperators, sliceOf } from '../aggregate/operators';
import { type BsonDocument, isDocument, isNumber, isTrue } from '../bson/types';
import { badValue, located } from '../errors';
import { compileField, matchedPosition } from './match';
import { ownField, valueAt } from './paths';
import { entryOf } from './refused-names';

type Variables = Readonly<Record<string, unknown>>;

/** Makes the projected document; the given one is not changed. */
export type Projection = (document: BsonDocument, variables: Variables) => BsonDocument;

/** Writes one field of the projected document anew, from the whole document. */
type Writer = (projected: BsonDocument, document: BsonDocument, variables: Variables) => BsonDocument;

type FieldEntry = readonly [path: string, value: unknown];

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
const isHidden = ([, value]: FieldEntry): boolean => isFlag(value) && !isTrue(value);

/**
 * Compiles the projection of `find` (with `$slice`, `$elemMatch` and the positional `$`) or of the stage `$project`.
 * @param filter the query's filter, which says what the positional `$` means
 * @throws CommandError for a mix of inclusion and exclusion, NotImplemented for `$meta`
 */
export function compileProjection(
  specification: unknown,
  use: 'find' | 'stage',
  filter: BsonDocument = {},
): Projection {
  if (!isDocument(specification)) throw badValue('a projection must be an object');
  const entries = flatten('', specification);
  const id = entries.find(([path, value]) => path === '_id' && isFlag(value));
  const fields = entries.filter((entry) => entry !== id);
  // `$slice` alone hides nothing: the other fields stay.
  const deciding = fields.filter(([, value]) => !(use === 'find' && isSlice(value)));
  const inclusion = deciding.length > 0 ? !isHidden(deciding[0]!) : id !== undefined && !isHidden(id);
  const misfit = deciding.find((entry) => isHidden(entry) === inclusion);
  if (misfit) {
    const [wrong, right] = inclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
    throw located(
      inclusion ? 31254 : 31253,
      `Cannot do ${wrong} on field ${misfit[0]} in ${right} projection`,
    );
  }
  const writers = fields.flatMap((entry) => writerOf(entry, use, filter) ?? []);
  const listed = fields.filter(([, value]) => isFlag(value) || (inclusion && isSlice(value)));
  const idListed = id ? isHidden(id) !== inclusion : inclusion;
  const paths = listed.map(([path]) => (use === 'find' ? path.replace(/\.\$$/, '') : path));
  const tree = treeOf(idListed ? ['_id', ...paths] : paths);
  return (document, variables) =>
    writers.reduce(
      (projected, write) => write(projected, document, variables),
      prune(document, tree, inclusion) as BsonDocument,
    );
}

/** `{a: {b: 1}}` says the same as `{'a.b': 1}`. */
function flatten(prefix: string, specification: BsonDocument): FieldEntry[] {
  return Object.entries(specification).flatMap(([name, value]): FieldEntry[] => {
    if (name === '') throw located(40352, 'FieldPath cannot be constructed with empty string');
    const [first = '$'] = isDocument(value) ? Object.keys(value) : [];
    if (first.startsWith('$')) return [[prefix + name, value]];
    return flatten(`${prefix}${name}.`, value as BsonDocument);
  });
}

/** A number or a pair of numbers; other arguments are those of the expression `$slice`. */
const isSlice = (value: unknown): value is { $slice: unknown } =>
  isDocument(value) && '$slice' in value && [value.$slice].flat().every(isNumber);

function writerOf(
  [path, value]: FieldEntry,
  use: 'find' | 'stage',
  filter: BsonDocument,
): Writer | undefined {
  if (use === 'find' && isSlice(value)) {
    return arrayWriter(path, (array) => sliceOf(array, ...[value.$slice].flat()));
  }
  if (use === 'find' && isDocument(value) && '$elemMatch' in value) {
    const matches = compileField('list', value, {});
    return arrayWriter(path, (array) => {
      const position = array.findIndex((element) => matches({ list: [element] }));
      return position < 0 ? undefined : [array[position]];
    });
  }
  if (isFlag(value)) {
    if (use === 'stage' || !path.endsWith('.$')) return undefined;
    const list = path.slice(0, -2);
    return arrayWriter(list, (array, document) => {
      const position = matchedPosition(document, list, filter);
      if (position < 0) throw located(51246, "positional operator '.$' couldn't find a matching element");
      return [array[position]];
    });
  }
  const [operator = ''] = isDocument(value) ? Object.keys(value) : [];
  // In a projection an unknown operator has a code of its own.
  if (operator.startsWith('$')) entryOf(expressionOperators, operator, (message) => located(31325, message));
  const evaluate = compileExpression(value);
  return (projected, document, variables) =>
    writeThroughArrays(projected, path.split('.'), evaluate({ root: document, variables })) as BsonDocument;
}

/** What is no array stays as it is projected. */
function arrayWriter(path: string, change: (array: unknown[], document: BsonDocument) => unknown): Writer {
  const parts = path.split('.');
  return (projected, document) => {
    const array = valueAt(document, parts);
    if (!Array.isArray(array)) return projected;
    return writeThroughArrays(projected, parts, change(array, document)) as BsonDocument;
  };
}

/** Which fields: `true` where a path ends. */
type FieldTree = Map<string, FieldTree | true>;

function treeOf(paths: readonly string[]): FieldTree {
  const tree: FieldTree = new Map();
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let node = tree;
    for (const part of parts) {
      const next = node.get(part) ?? new Map<string, FieldTree | true>();
      if (next === true) throw located(31250, `Path collision at ${path}`);
      node.set(part, next);
      node = next;
    }
    if (node.get(last) instanceof Map) throw located(31249, `Path collision at ${path}`);
    node.set(last, true);
  }
  return tree;
}

/** The value with only the fields of the tree (inclusion), or with all others. */
function prune(value: unknown, tree: FieldTree, inclusion: boolean): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => prune(element, tree, inclusion)).filter((element) => element !== undefined);
  }
  if (!isDocument(value)) return inclusion ? undefined : value;
  const kept: BsonDocument = {};
  for (const name of Object.keys(value)) {
    const branch = tree.get(name);
    if (branch instanceof Map) {
      const pruned = prune(value[name], branch, inclusion);
      if (pruned !== undefined) kept[name] = pruned;
    } else if ((branch === true) === inclusion) kept[name] = value[name];
  }
  return kept;
}

/**
 * A copy with the value at the path: through an array it is written into every element, what is in the way of the path
 * gives way, and undefined takes the field away.
 */
export function writeThroughArrays(target: unknown, parts: readonly string[], value: unknown): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return value;
  if (Array.isArray(target)) return target.map((element) => writeThroughArrays(element, parts, value));
  const copy: BsonDocument = isDocument(target) ? { ...target } : {};
  const written = writeThroughArrays(ownField(copy, name), rest, value);
  if (written === undefined) delete copy[name];
  else copy[name] = written;
  return copy;
}
