import { type BsonDocument, isDocument, isRegExp } from '../bson/types';
import { compileExpression } from '../aggregate/expression';
import { isTrue } from '../aggregate/operator';
import { badValue, notImplemented } from '../errors';
import { equalityTest, isOperators, type ValueTest } from './equality';
import { operatorTests, refusedQueryOperators, type TestContext } from './operators';
import { ownField, visitPath } from './paths';

/** Says whether a document matches a filter. */
export type Predicate = (document: BsonDocument) => boolean;

/** Values of the variables that `$expr` may use (`let` of a command or of `$lookup`). */
export interface MatchOptions {
  readonly variables?: Readonly<Record<string, unknown>>;
  /** The operators of a `$elemMatch` see an element as it is, also where it is an array itself. */
  readonly elementsAsTheyAre?: boolean;
}

/**
 * Compiles a filter.
 * @throws CommandError BadValue for a malformed filter, NotImplemented for an operator outside the support table
 */
export function compileFilter(filter: unknown, options: MatchOptions = {}): Predicate {
  if (!isDocument(filter)) throw badValue('the match filter must be an expression in an object');
  const predicates = Object.entries(filter).map(([name, value]) =>
    name.startsWith('$') ? compileLogical(name, value, options) : compileField(name, value, options),
  );
  return allOf(predicates);
}

const allOf = (predicates: Predicate[]): Predicate =>
  predicates.length === 1
    ? predicates[0]!
    : (document) => predicates.every((predicate) => predicate(document));

/** Names usable at the top of a filter; `$comment` says nothing. */
export const logicalOperators = ['$and', '$or', '$nor', '$expr', '$comment'];

function compileLogical(name: string, value: unknown, options: MatchOptions): Predicate {
  switch (name) {
    case '$and':
      return allOf(branches(name, value, options));
    case '$or': {
      const alternatives = branches(name, value, options);
      return (document) => alternatives.some((alternative) => alternative(document));
    }
    case '$nor': {
      const alternatives = branches(name, value, options);
      return (document) => !alternatives.some((alternative) => alternative(document));
    }
    case '$expr': {
      const evaluate = compileExpression(value);
      return (document) => isTrue(evaluate({ root: document, variables: options.variables ?? {} }));
    }
    case '$comment':
      return () => true;
  }
  if (refusedQueryOperators.has(name)) throw notImplemented(`the query operator ${name}`);
  throw badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

function branches(name: string, value: unknown, options: MatchOptions): Predicate[] {
  if (!Array.isArray(value) || value.length === 0) throw badValue(`${name} must be a nonempty array`);
  return value.map((branch) => {
    if (!isDocument(branch)) throw badValue(`${name} entries need to be full objects`);
    return compileFilter(branch, options);
  });
}

/** Compiles the condition on one field: a value to equal, a regular expression, or a document of operators. */
export function compileField(path: string, condition: unknown, options: MatchOptions): Predicate {
  const parts = path.split('.');
  if (!isOperators(condition)) return anyValue(parts, equalityTest(condition), !options.elementsAsTheyAre);
  const names = Object.keys(condition);
  const unknown = names.find((name) => !name.startsWith('$'));
  if (unknown !== undefined) throw badValue(`unknown operator: ${unknown}`);
  return allOf(names.map((name) => compileOperator(name, path, condition, options)));
}

/** Names handled here because they combine conditions; the rest are tests of one value (`operatorTests`). */
export const combiningOperators = ['$ne', '$nin', '$not', '$exists', '$all', '$options'];

function compileOperator(
  name: string,
  path: string,
  condition: BsonDocument,
  options: MatchOptions,
): Predicate {
  const parts = path.split('.');
  const value = condition[name];
  const throughArrays = !options.elementsAsTheyAre;
  switch (name) {
    case '$ne':
      if (isRegExp(value)) throw badValue("Can't have regex as arg to $ne.");
      return not(anyValue(parts, equalityTest(value), throughArrays));
    case '$nin':
      return not(compileOperator('$in', path, { $in: value }, options));
    case '$not':
      if (isRegExp(value)) return not(anyValue(parts, equalityTest(value), throughArrays));
      if (!isOperators(value)) throw badValue('$not needs a regex or a document');
      return not(compileField(path, value, options));
    case '$exists': {
      const present = anyValue(parts, (candidate) => candidate !== undefined, false);
      return isTrue(value) ? present : not(present);
    }
    case '$all':
      return compileAll(path, value, options);
    case '$options':
      if (!('$regex' in condition)) throw badValue('$options needs a $regex');
      return () => true;
  }
  const test = ownField(operatorTests, name) as (typeof operatorTests)[string] | undefined;
  if (!test) {
    if (refusedQueryOperators.has(name)) throw notImplemented(`the query operator ${name}`);
    throw badValue(`unknown operator: ${name}`);
  }
  const context: TestContext = {
    siblings: condition,
    compileDocument: (filter) => compileFilter(filter, { variables: options.variables }),
    compileElement: (operators) => {
      const predicate = compileField('element', operators, { ...options, elementsAsTheyAre: true });
      return (element) => predicate({ element });
    },
  };
  return anyValue(parts, test.compile(value, context), throughArrays && test.throughArrays);
}

const not =
  (predicate: Predicate): Predicate =>
  (document) =>
    !predicate(document);

/** Whether any value the path can mean passes; through arrays: the array itself or one of its elements. */
function anyValue(parts: string[], test: ValueTest, throughArrays: boolean): Predicate {
  const passes = throughArrays
    ? (value: unknown): boolean => test(value) || (Array.isArray(value) && value.some(test))
    : test;
  const [name] = parts;
  if (parts.length === 1) return (document) => passes(ownField(document, name!));
  return (document) => visitPath(document, parts, passes);
}

function compileAll(path: string, value: unknown, options: MatchOptions): Predicate {
  if (!Array.isArray(value)) throw badValue('$all needs an array');
  if (value.length === 0) return () => false;
  return allOf(
    value.map((required) => {
      const nested = isDocument(required) && '$elemMatch' in required;
      return nested
        ? compileField(path, required, options)
        : anyValue(path.split('.'), equalityTest(required), true);
    }),
  );
}
