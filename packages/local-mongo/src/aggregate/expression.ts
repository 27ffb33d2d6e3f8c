import { type BsonDocument, isDocument } from '../bson/types';
import { CommandError, failedToParse, located, notImplemented } from '../errors';
import { ownField } from '../query/paths';
import { arithmeticOperators } from './operators-arithmetic';
import { arrayOperators } from './operators-array';
import { dateOperators } from './operators-date';
import { logicOperators } from './operators-logic';
import { textOperators } from './operators-text';
import { typeOperators } from './operators-type';
import type { Evaluate, Operator } from './operator';

/** All expression operators this server has; the support table and its test read the names. */
export const expressionOperators: Record<string, Operator> = {
  ...arithmeticOperators,
  ...arrayOperators,
  ...dateOperators,
  ...logicOperators,
  ...textOperators,
  ...typeOperators,
};

/** Operators MongoDB has and this server refuses by name. */
export const refusedExpressions = new Set(
  (
    '$function $accumulator $bitAnd $bitOr $bitXor $bitNot $bottom $bottomN $top $topN $covariancePop $covarianceSamp ' +
    '$denseRank $rank $documentNumber $derivative $expMovingAvg $integral $linearFill $locf $shift $meta $median ' +
    '$percentile $sampleRate $toHashedIndexKey $tsIncrement $tsSecond $binarySize $bsonSize $indexOfBytes ' +
    '$strLenBytes $substrBytes $acos $acosh $asin $asinh $atan $atan2 $atanh $cos ' +
    '$cosh $sin $sinh $tan $tanh $degreesToRadians $radiansToDegrees $exp $ln $log $log10 $sortArray $stdDevPop ' +
    '$stdDevSamp $firstN $lastN $maxN $minN $dateFromParts $dateToParts $zip $regexFindAll $regexFind $toUUID'
  ).split(' '),
);

/** Whether MongoDB has an operator of this name, supported here or refused. */
export const isKnownExpression = (name: string): boolean =>
  Object.hasOwn(expressionOperators, name) || refusedExpressions.has(name);

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
  const operator = names.find((name) => name.startsWith('$'));
  if (operator === undefined) return compileDocument(expression);
  if (names.length > 1) {
    throw located(
      15983,
      `an expression specification must contain exactly one field, the name of the expression. Found ${names.length} fields`,
    );
  }
  return compileOperator(operator, expression[operator]);
}

function compileOperator(name: string, argument: unknown): Evaluate {
  const operator = ownField(expressionOperators, name) as Operator | undefined;
  if (operator) return operator(argument, compileExpression, name);
  if (refusedExpressions.has(name)) throw notImplemented(`the expression ${name}`);
  throw new CommandError(168, 'InvalidPipelineOperator', `Unrecognized expression '${name}'`);
}

function compileDocument(expression: BsonDocument): Evaluate {
  const fields = Object.entries(expression).map(([name, value]) => [name, compileExpression(value)] as const);
  return (scope) => {
    const document: BsonDocument = {};
    for (const [name, evaluate] of fields) {
      const value = evaluate(scope);
      if (value !== undefined) document[name] = value;
    }
    return document;
  };
}

function compilePath(text: string): Evaluate {
  if (text.startsWith('$$')) return compileVariable(text.slice(2));
  const parts = text.slice(1).split('.');
  checkFieldPath(parts, text);
  return ({ root }) => follow(root, parts, 0);
}

function compileVariable(path: string): Evaluate {
  const [name = '', ...parts] = path.split('.');
  if (!/^[A-Za-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) {
    throw failedToParse(`'${name}' starts with an invalid character for a variable name`);
  }
  switch (name) {
    case 'ROOT':
    case 'CURRENT':
      return ({ root }) => follow(root, parts, 0);
    case 'REMOVE':
      return () => undefined;
    case 'NOW':
      return ({ variables }) => variables.NOW;
  }
  if (/^[A-Z]/.test(name)) throw notImplemented(`the variable $$${name}`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, name)) throw located(17276, `Use of undefined variable: ${name}`);
    return follow(variables[name], parts, 0);
  };
}

function checkFieldPath(parts: string[], text: string): void {
  if (parts.some((part) => part === '')) {
    throw located(text.endsWith('.') ? 40353 : 15998, 'FieldPath field names may not be empty strings.');
  }
  const invalid = parts.find((part) => part.startsWith('$'));
  if (invalid !== undefined)
    throw located(16410, `FieldPath field names may not start with '$', given '${invalid}'.`);
}

/** A path in an expression goes through arrays: it yields the array of what it finds in their documents. */
function follow(value: unknown, parts: readonly string[], depth: number): unknown {
  if (depth === parts.length) return value;
  if (Array.isArray(value)) {
    return value.map((element) => follow(element, parts, depth)).filter((found) => found !== undefined);
  }
  return isDocument(value) ? follow(ownField(value, parts[depth]!), parts, depth + 1) : undefined;
}
