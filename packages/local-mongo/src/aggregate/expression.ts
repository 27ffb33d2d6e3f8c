import { type BsonDocument, isDocument } from '../bson/types';
import { failedToParse, located, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { entryOf } from '../query/refused-names';
import { type Evaluate, expressionOperators } from './operators';

/**
 * Compiles an aggregation expression: `$field`, `$$variable`, `{$operator: …}`, a document or array of expressions, or
 * a constant.
 * @returns a function from a scope to the value; undefined means that there is none
 * @throws CommandError for an unknown operator, NotImplemented for one outside the support table
 */
export function compileExpression(expression: unknown): Evaluate {
  if (typeof expression === 'string' && expression.startsWith('$')) return compilePath(expression);
  if (Array.isArray(expression)) {
    const elements = expression.map(compileExpression);
    return (scope) => elements.map((element) => element(scope) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const names = Object.keys(expression);
  const name = names.find((field) => field.startsWith('$'));
  if (name === undefined) return compileDocument(expression);
  if (names.length > 1) throw located(15983, 'an expression must contain exactly one operator');
  const operator = entryOf(expressionOperators, name, (message) => located(168, message));
  return operator(expression[name], compileExpression);
}

function compileDocument(expression: BsonDocument): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => [name, compileExpression(value)] as const);
  return (scope) => {
    const values = fields.map(([name, evaluate]) => [name, evaluate(scope)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

function compilePath(text: string): Evaluate {
  const [first = '', ...parts] = text.slice(text.startsWith('$$') ? 2 : 1).split('.');
  const wrong = [first, ...parts].find((part) => part === '' || part.startsWith('$'));
  if (wrong !== undefined)
    throw located(16410, `'${text}' has an empty field name or one that starts with '$'`);
  if (!text.startsWith('$$')) return ({ root }) => follow(root, [first, ...parts], 0);
  if (first === 'ROOT' || first === 'CURRENT') return ({ root }) => follow(root, parts, 0);
  if (first === 'REMOVE') return () => undefined;
  if (/^[A-Z]/.test(first) && first !== 'NOW') throw notImplemented(`the variable $$${first}`);
  if (!/^[A-Za-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(first))
    throw failedToParse(`'${first}' is no name of a variable`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, first)) throw located(17276, `Use of undefined variable: ${first}`);
    return follow(variables[first], parts, 0);
  };
}

/** A path in an expression goes through arrays: it yields the array of what it finds in their documents. */
function follow(value: unknown, parts: readonly string[], depth: number): unknown {
  if (depth === parts.length) return value;
  if (Array.isArray(value))
    return value.map((element) => follow(element, parts, depth)).filter((found) => found !== undefined);
  return isDocument(value) ? follow(ownField(value, parts[depth]!), parts, depth + 1) : undefined;
}
