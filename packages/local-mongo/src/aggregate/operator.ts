import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { located } from '../errors';

/** What an expression is evaluated in. */
export interface Scope {
  /** The document in the pipeline: `$field` and `$$ROOT`. */
  readonly root: unknown;
  /** User variables without `$$`, and `NOW`. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** @returns the value, or undefined for a missing one */
export type Evaluate = (scope: Scope) => unknown;
export type Compile = (expression: unknown) => Evaluate;

/** Compiles the argument of one operator; `name` is the operator's, for messages. */
export type Operator = (argument: unknown, compile: Compile, name: string) => Evaluate;

/** An operator over a fixed number of evaluated arguments; a single one need not be in an array. */
export function withArguments(
  count: number | readonly [minimum: number, maximum: number],
  calculate: (values: unknown[], name: string) => unknown,
): Operator {
  const [minimum, maximum] = typeof count === 'number' ? [count, count] : count;
  return (argument, compile, name) => {
    const list = Array.isArray(argument) ? argument : [argument];
    if (list.length < minimum || list.length > maximum)
      throw argumentCount(name, minimum, maximum, list.length);
    const evaluations = list.map(compile);
    return (scope) =>
      calculate(
        evaluations.map((evaluate) => evaluate(scope)),
        name,
      );
  };
}

function argumentCount(name: string, minimum: number, maximum: number, found: number) {
  return minimum === maximum
    ? located(16020, `Expression ${name} takes exactly ${minimum} arguments. ${found} were passed in.`)
    : located(
        28667,
        `Expression ${name} takes at least ${minimum} arguments, and at most ${maximum}, but ${found} were passed in.`,
      );
}

/** The same, answering null as soon as an argument is null or missing. */
export const withValues = (
  count: number | readonly [minimum: number, maximum: number],
  calculate: (values: unknown[], name: string) => unknown,
): Operator =>
  withArguments(count, (values, name) => (values.some(isNothing) ? null : calculate(values, name)));

/** An operator whose argument is a document of named expressions; the ones not given are missing. */
export function withNames(
  names: { readonly required: readonly string[]; readonly optional?: readonly string[] },
  calculate: (values: Record<string, unknown>, name: string) => unknown,
): Operator {
  return (argument, compile, name) => {
    const fields = checkNames(argument, name, names);
    const evaluations = Object.entries(fields).map(([field, value]) => [field, compile(value)] as const);
    return (scope) =>
      calculate(Object.fromEntries(evaluations.map(([field, evaluate]) => [field, evaluate(scope)])), name);
  };
}

/** @throws CommandError when the argument is no document or has unknown or missing fields */
export function checkNames(
  argument: unknown,
  name: string,
  {
    required,
    optional = [],
  }: { readonly required: readonly string[]; readonly optional?: readonly string[] },
): BsonDocument {
  if (!isDocument(argument)) throw located(40209, `${name} requires an object as an argument`);
  const unknown = Object.keys(argument).find(
    (field) => !required.includes(field) && !optional.includes(field),
  );
  if (unknown !== undefined) throw located(40210, `Unrecognized argument to ${name}: ${unknown}`);
  const missing = required.find((field) => !(field in argument));
  if (missing !== undefined) throw located(40211, `Missing '${missing}' parameter to ${name}`);
  return argument;
}

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether a value counts as true: everything but false, null, missing and zero. */
export const isTrue = (value: unknown): boolean =>
  value !== false && !isNothing(value) && !(isNumber(value) && toNumber(value) === 0);
