import { compileExpression, sliceOf } from '../aggregate/expression';
import { type BsonDocument, isDocument, isNumber, isTrue } from '../bson/types';
import { badValue, located } from '../errors';
import { compileElementMatch, matchedPosition } from './match';
import { ownField, valueAt } from './paths';

/** Returns the projected document. The given one is not changed. */
export type Projection = (document: BsonDocument, variables: BsonDocument) => BsonDocument;

/** Computes one field of the projected document from the whole document. */
type Writer = (projected: BsonDocument, document: BsonDocument, variables: BsonDocument) => BsonDocument;

type FieldEntry = readonly [path: string, value: unknown];

const isFlag = (value: unknown): boolean => typeof value === 'boolean' || isNumber(value);
const isHidden = ([, value]: FieldEntry): boolean => isFlag(value) && !isTrue(value);

/**
 * Compiles a projection.
 * @param filter of a `find`, which alone supports its own `$slice` and `$elemMatch`, and the positional `$`
 * @throws CommandError for a mix of inclusion and exclusion, NotImplemented for an unsupported one
 */
export function compileProjection(specification: unknown, filter?: BsonDocument): Projection {
  if (!isDocument(specification)) throw badValue('a projection must be an object');
  const entries = flatten('', specification);
  const id = entries.find(([path, value]) => path === '_id' && isFlag(value));
  const fields = entries.filter((entry) => entry !== id);
  // A projection with only `$slice` keeps the other fields.
  const deciding = fields.filter(([, value]) => !(filter && isSlice(value)));
  const inclusion = deciding.length > 0 ? !isHidden(deciding[0]!) : id !== undefined && !isHidden(id);
  const misfit = deciding.find((entry) => isHidden(entry) === inclusion);
  if (misfit)
    throw located(inclusion ? 31254 : 31253, `${misfit[0]}: a projection either includes or excludes`);
  const writers = fields.flatMap((entry) => writerOf(entry, filter) ?? []);
  const listed = fields.filter(([, value]) => isFlag(value) || (inclusion && isSlice(value)));
  const idListed = id ? isHidden(id) !== inclusion : inclusion;
  const paths = listed.map(([path]) => (filter ? path.replace(/\.\$$/, '') : path));
  const shape = shapeOf(idListed ? ['_id', ...paths] : paths, inclusion);
  return (document, variables) =>
    writers.reduce(
      (projected, write) => write(projected, document, variables),
      prune(document, shape) as BsonDocument,
    );
}

/** `{a: {b: 1}}` means the same as `{'a.b': 1}`. */
function flatten(prefix: string, specification: BsonDocument): FieldEntry[] {
  return Object.entries(specification).flatMap(([name, value]): FieldEntry[] => {
    if (name === '') throw located(40352, 'FieldPath cannot be constructed with empty string');
    const [first = '$'] = isDocument(value) ? Object.keys(value) : [];
    if (first.startsWith('$')) return [[prefix + name, value]];
    return flatten(`${prefix}${name}.`, value as BsonDocument);
  });
}

/** Whether the argument is a number or a pair of numbers. Other arguments belong to the expression `$slice`. */
const isSlice = (value: unknown): value is { $slice: unknown } =>
  isDocument(value) && '$slice' in value && [value.$slice].flat().every(isNumber);

/** With any other key it is an expression, which rejects it. */
const isElementMatch = (value: unknown): value is { $elemMatch: unknown } =>
  isDocument(value) && Object.keys(value).join() === '$elemMatch';

function writerOf([path, value]: FieldEntry, filter: BsonDocument | undefined): Writer | undefined {
  if (filter && isSlice(value)) return arrayWriter(path, (array) => sliceOf(array, ...[value.$slice].flat()));
  if (filter && isElementMatch(value)) {
    const matches = compileElementMatch(value.$elemMatch);
    return arrayWriter(path, (array) => {
      const position = array.findIndex(matches);
      return position < 0 ? undefined : [array[position]];
    });
  }
  if (isFlag(value)) {
    if (!filter || !path.endsWith('.$')) return undefined;
    const list = path.slice(0, -2);
    return arrayWriter(list, (array, document) => {
      const position = matchedPosition(document, list, filter);
      if (position < 0) throw located(51246, "positional operator '.$' couldn't find a matching element");
      return [array[position]];
    });
  }
  const evaluate = compileExpression(value);
  return (projected, document, variables) =>
    writeThroughArrays(projected, path.split('.'), evaluate({ root: document, variables })) as BsonDocument;
}

/** Values that are no arrays stay as projected. */
function arrayWriter(path: string, change: (array: unknown[], document: BsonDocument) => unknown): Writer {
  const parts = path.split('.');
  return (projected, document) => {
    const array = valueAt(document, parts);
    if (!Array.isArray(array)) return projected;
    return writeThroughArrays(projected, parts, change(array, document)) as BsonDocument;
  };
}

/** Which fields stay: those at the paths (inclusion), or all others. */
interface Shape {
  readonly inclusion: boolean;
  readonly paths: ReadonlySet<string>;
  /** The prefixes of the paths. */
  readonly parents: ReadonlySet<string>;
}

function shapeOf(dotted: readonly string[], inclusion: boolean): Shape {
  // A name may contain a dot, but never a zero.
  const list = dotted.map((path) => path.replaceAll('.', '\0'));
  const beginnings = (path: string) => [...path.matchAll(/\0/g)].map(({ index }) => path.slice(0, index));
  const [paths, parents] = [new Set(list), new Set(list.flatMap(beginnings))];
  if (list.some((path) => parents.has(path))) throw located(31249, 'Path collision in the projection');
  return { inclusion, paths, parents };
}

function prune(value: unknown, shape: Shape, prefix = ''): unknown {
  if (Array.isArray(value))
    return value.map((element) => prune(element, shape, prefix)).filter((element) => element !== undefined);
  if (!isDocument(value)) return shape.inclusion ? undefined : value;
  const included: BsonDocument = {};
  for (const name of Object.keys(value)) {
    const path = prefix + name;
    const descends = shape.parents.has(path);
    if (!descends && shape.paths.has(path) !== shape.inclusion) continue;
    const field = descends ? prune(value[name], shape, `${path}\0`) : value[name];
    if (field !== undefined) included[name] = field;
  }
  return included;
}

/** A copy with the value at the path, in every element of an array. Undefined removes the field. */
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
