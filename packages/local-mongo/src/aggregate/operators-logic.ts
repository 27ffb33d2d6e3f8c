import { compare, equal } from '../bson/compare';
import { isDocument } from '../bson/types';
import { located } from '../errors';
import { checkNames, isNothing, isTrue, type Evaluate, type Operator, withArguments } from './operator';

const comparing = (accepts: (comparison: number) => boolean): Operator =>
  withArguments(2, ([left, right]) => accepts(compare(left, right)));

/** Comparison, truth and choice. */
export const logicOperators: Record<string, Operator> = {
  $eq: withArguments(2, ([left, right]) => equal(left, right)),
  $ne: withArguments(2, ([left, right]) => !equal(left, right)),
  $gt: comparing((comparison) => comparison > 0),
  $gte: comparing((comparison) => comparison >= 0),
  $lt: comparing((comparison) => comparison < 0),
  $lte: comparing((comparison) => comparison <= 0),
  $cmp: withArguments(2, ([left, right]) => Math.sign(compare(left, right))),
  $not: withArguments(1, ([value]) => !isTrue(value)),
  $and: lazily((evaluations) => (scope) => evaluations.every((evaluate) => isTrue(evaluate(scope)))),
  $or: lazily((evaluations) => (scope) => evaluations.some((evaluate) => isTrue(evaluate(scope)))),
  $ifNull: lazily(
    (evaluations) => (scope) => {
      let value: unknown;
      for (const evaluate of evaluations) {
        value = evaluate(scope);
        if (!isNothing(value)) break;
      }
      return value;
    },
    2,
  ),
  $cond: (argument, compile, name) => {
    const branches = Array.isArray(argument)
      ? argument
      : ['if', 'then', 'else'].map(
          (field) => checkNames(argument, name, { required: ['if', 'then', 'else'] })[field],
        );
    if (branches.length !== 3)
      throw located(16020, `Expression $cond takes exactly 3 arguments. ${branches.length} were passed in.`);
    const [test, then, otherwise] = branches.map(compile) as [Evaluate, Evaluate, Evaluate];
    return (scope) => (isTrue(test(scope)) ? then(scope) : otherwise(scope));
  },
  $switch: (argument, compile, name) => {
    const { branches, default: fallback } = checkNames(argument, name, {
      required: ['branches'],
      optional: ['default'],
    });
    if (!Array.isArray(branches)) throw located(40060, '$switch expected an array for its branches');
    const cases = branches.map((branch) => {
      const fields = checkNames(branch, name, { required: ['case', 'then'] });
      return { test: compile(fields.case), then: compile(fields.then) };
    });
    const otherwise = isDocument(argument) && 'default' in argument ? compile(fallback) : undefined;
    return (scope) => {
      const chosen = cases.find(({ test }) => isTrue(test(scope)))?.then ?? otherwise;
      if (!chosen)
        throw located(
          40066,
          '$switch could not find a matching branch for an input, and no default was specified.',
        );
      return chosen(scope);
    };
  },
  $let: (argument, compile, name) => {
    const fields = checkNames(argument, name, { required: ['vars', 'in'] });
    if (!isDocument(fields.vars)) throw located(16876, 'invalid parameter: expected an object (vars)');
    const variables = Object.entries(fields.vars).map(
      ([variable, value]) => [variable, compile(value)] as const,
    );
    const inner = compile(fields.in);
    return (scope) => {
      const values = Object.fromEntries(variables.map(([variable, evaluate]) => [variable, evaluate(scope)]));
      return inner({ ...scope, variables: { ...scope.variables, ...values } });
    };
  },
  $literal: (argument) => () => argument,
};

/** Operators that stop at the first argument that decides. */
function lazily(combine: (evaluations: Evaluate[]) => Evaluate, minimum = 0): Operator {
  return (argument, compile, name) => {
    const list = Array.isArray(argument) ? argument : [argument];
    if (list.length < minimum)
      throw located(1257300, `${name} needs at least ${minimum} arguments, had: ${list.length}`);
    return combine(list.map(compile));
  };
}
