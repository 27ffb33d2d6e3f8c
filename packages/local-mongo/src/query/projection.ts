import type { Evaluate } from '../aggregate/operator';
import { compileExpression, isKnownExpression } from '../aggregate/expression';
import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { badValue, located, notImplemented } from '../errors';
import { compileField } from './match';
import { valueAt } from './paths';
import { matchedPosition } from './positional';

/** Makes the projected document; the given one is not changed. */
export type Projection = (
  document: BsonDocument,
  variables: Readonly<Record<string, unknown>>,
) => BsonDocument;

/** Which fields, as a tree: `true` where a path ends. */
interface FieldTree {
  [name: string]: FieldTree | true;
}

/** What a projection does, path by path. */
interface Parsed {
  mode: 'inclusion' | 'exclusion' | undefined;
  id: boolean | undefined;
  paths: string[];
  /** Paths written anew from the whole document, in the order of the specification. */
  written: {
    parts: string[];
    write: (document: BsonDocument, variables: Readonly<Record<string, unknown>>) => unknown;
  }[];
}

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
  const parsed: Parsed = { mode: undefined, id: undefined, paths: [], written: [] };
  for (const [path, value] of flatten('', specification)) parseField(parsed, path, value, use, filter);
  const mode = parsed.mode ?? (parsed.id === true ? 'inclusion' : 'exclusion');
  const idListed = mode === 'inclusion' ? parsed.id !== false : parsed.id === false;
  const tree = treeOf(idListed ? ['_id', ...parsed.paths] : parsed.paths);
  return (document, variables) => {
    let projected = (mode === 'inclusion' ? keep(document, tree) : drop(document, tree)) as BsonDocument;
    for (const { parts, write } of parsed.written) {
      projected = writeThroughArrays(projected, parts, write(document, variables)) as BsonDocument;
    }
    return projected;
  };
}

const isFlag = (value: unknown): value is boolean | number => typeof value === 'boolean' || isNumber(value);
const flagOf = (value: unknown): boolean => value === true || (isNumber(value) && toNumber(value) !== 0);

/** `{a: {b: 1}}` says the same as `{'a.b': 1}`. */
function flatten(prefix: string, specification: BsonDocument): [string, unknown][] {
  return Object.entries(specification).flatMap(([name, value]): [string, unknown][] => {
    if (name === '') throw located(40352, 'FieldPath cannot be constructed with empty string');
    const nested =
      isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$');
    return nested ? flatten(`${prefix}${name}.`, value) : [[prefix + name, value]];
  });
}

function parseField(
  parsed: Parsed,
  path: string,
  value: unknown,
  use: 'find' | 'stage',
  filter: BsonDocument,
): void {
  if (path === '_id' && isFlag(value)) {
    parsed.id = flagOf(value);
    return;
  }
  if (isFlag(value) && !flagOf(value)) {
    if (parsed.mode === 'inclusion')
      throw located(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
    parsed.mode = 'exclusion';
    parsed.paths.push(path);
    return;
  }
  if (isDocument(value) && '$meta' in value) throw notImplemented('$meta in a projection');
  if (use === 'find' && isDocument(value) && '$slice' in value && !isSliceExpression(value.$slice)) {
    writeSlice(parsed, path, value.$slice);
    return;
  }
  if (parsed.mode === 'exclusion')
    throw located(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  parsed.mode = 'inclusion';
  if (use === 'find' && isDocument(value) && '$elemMatch' in value) writeElement(parsed, path, value);
  else if (isFlag(value) && path.endsWith('.$') && use === 'find')
    writePosition(parsed, path.slice(0, -2), filter);
  else if (isFlag(value)) parsed.paths.push(path);
  else writeExpression(parsed, path, compileComputed(value));
}

const isSliceExpression = (argument: unknown): boolean =>
  Array.isArray(argument) && !argument.every(isNumber);

/** In a projection an unknown operator has a code of its own. */
function compileComputed(value: unknown): Evaluate {
  const [operator = ''] = isDocument(value) ? Object.keys(value) : [];
  if (operator.startsWith('$') && !isKnownExpression(operator)) {
    throw located(31325, `Invalid $project :: caused by :: Unknown expression ${operator}`);
  }
  return compileExpression(value);
}

function writeExpression(parsed: Parsed, path: string, evaluate: Evaluate): void {
  const write = (document: BsonDocument, variables: Readonly<Record<string, unknown>>) =>
    evaluate({ root: document, variables });
  parsed.written.push({ parts: path.split('.'), write });
}

/** `$slice` alone hides nothing: the other fields stay. */
function writeSlice(parsed: Parsed, path: string, argument: unknown): void {
  const parts = path.split('.');
  const [first, count] = Array.isArray(argument) ? argument.map(toNumber) : [toNumber(argument)];
  if (parsed.mode === 'inclusion') parsed.paths.push(path);
  const write = (document: BsonDocument): unknown => {
    const array = valueAt(document, parts);
    if (!Array.isArray(array)) return array;
    if (count === undefined) return first! < 0 ? array.slice(first) : array.slice(0, first);
    const start = first! < 0 ? Math.max(0, array.length + first!) : first!;
    return array.slice(start, start + count);
  };
  parsed.written.push({ parts, write });
}

function writeElement(parsed: Parsed, path: string, condition: BsonDocument): void {
  const parts = path.split('.');
  const matches = compileField('list', condition, {});
  const write = (document: BsonDocument): unknown => {
    const array = valueAt(document, parts);
    const element = Array.isArray(array)
      ? array.findIndex((candidate) => matches({ list: [candidate] }))
      : -1;
    return element < 0 ? undefined : [(array as unknown[])[element]];
  };
  parsed.written.push({ parts, write });
}

function writePosition(parsed: Parsed, path: string, filter: BsonDocument): void {
  const parts = path.split('.');
  parsed.paths.push(path);
  const write = (document: BsonDocument): unknown => {
    const array = valueAt(document, parts);
    if (!Array.isArray(array)) return array;
    const position = matchedPosition(document, path, filter);
    if (position < 0) {
      throw located(
        51246,
        "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
      );
    }
    return [array[position]];
  };
  parsed.written.push({ parts, write });
}

function treeOf(paths: readonly string[]): FieldTree {
  const tree: FieldTree = {};
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop()!;
    let node = tree;
    for (const part of parts) {
      const next = (node[part] ??= {});
      if (next === true) throw located(31250, `Path collision at ${path}`);
      node = next;
    }
    if (typeof node[last] === 'object') throw located(31249, `Path collision at ${path}`);
    node[last] = true;
  }
  return tree;
}

function keep(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) {
    return value.map((element) => keep(element, tree)).filter((element) => element !== undefined);
  }
  if (!isDocument(value)) return undefined;
  const kept: BsonDocument = {};
  for (const [name, field] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, name) ? tree[name]! : undefined;
    const chosen = branch === true ? field : branch && keep(field, branch);
    if (chosen !== undefined) kept[name] = chosen;
  }
  return kept;
}

function drop(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((element) => drop(element, tree));
  if (!isDocument(value)) return value;
  const kept: BsonDocument = {};
  for (const [name, field] of Object.entries(value)) {
    const branch = Object.hasOwn(tree, name) ? tree[name]! : undefined;
    if (branch !== true) kept[name] = branch ? drop(field, branch) : field;
  }
  return kept;
}

/**
 * A copy with the value at the path: through an array it is written into every element, what is in the way of the path
 * gives way, and undefined takes the field away.
 */
export function writeThroughArrays(
  target: unknown,
  parts: readonly string[],
  value: unknown,
  depth = 0,
): unknown {
  if (depth === parts.length) return value;
  if (Array.isArray(target)) return target.map((element) => writeThroughArrays(element, parts, value, depth));
  const name = parts[depth]!;
  const copy: BsonDocument = isDocument(target) ? { ...target } : {};
  const written = writeThroughArrays(
    Object.hasOwn(copy, name) ? copy[name] : undefined,
    parts,
    value,
    depth + 1,
  );
  if (written === undefined) delete copy[name];
  else copy[name] = written;
  return copy;
}
