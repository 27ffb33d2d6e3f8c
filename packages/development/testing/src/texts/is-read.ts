import * as ts from 'typescript';
import { hasWords } from './pattern';

/** Attributes, properties and constants whose text is always for people, even a single lower-case word. */
const readNames =
  /^(?:label|title|question|hint|heading|lead|placeholder|alt|shortName|shortTitle|caption|note|message|summary|description|text|words|one|many|unit|missing|empty|aria-(?:label|description|roledescription|valuetext))$|(?:Label|Title|Words|Text|Message|Hint)$/;

/** Attributes, properties and constants whose text is only for programs, whatever it looks like. */
const codeNames =
  /^(?:class(?:Name)?|schemaName|style|d|viewBox|preserveAspectRatio|autoComplete|accept|rel|sizes|srcSet|allow|transform|points|font|key|id|kind|type|mode|timeZone|weekday|year|month|day|format|currency|locale|commonPasswords|commonPairs)$/;

/** Calls whose arguments are only for programs. A plain `Error` goes to the log. */
const codeCalls =
  /^(?:require|import|RegExp|(?:Type|Range|Syntax)?Error|URL|URLSearchParams|querySelector(?:All)?|closest|matches|matchMedia|getElementById|(?:add|remove)EventListener|set|get|header|headers|setHeader|startsWith|endsWith|includes|indexOf|split|replace|replaceAll|test|exec|createHash|model|collection|(?:get|set)Attribute|createElement|CustomEvent|Event|(?:Number|DateTime|List)Format|DisplayNames|toLocaleString|localeCompare|trace|debug|info|warn|error|fatal|select|populate|sort|on|once|emit|eval|command|spawn|execFileSync)$/;

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/**
 * Whether a text is for people, judged by how it is used and what it looks like.
 *
 * @param node - the whole expression
 * @param text - the result of `patternOf`
 */
export function isRead(node: ts.Node, text: string): boolean {
  if (!hasWords(text)) return false;
  const use = useOf(node);
  if (use === 'unknown') return looksRead(text);
  return use === 'read' && !looksLikeCode(text);
}

const looksLikeCode = (text: string) =>
  // Matches paths, compound names, style rules, headers and date patterns.
  /^[\w-]*[_/][\w/-]*$|^[a-z]+[A-Z]\w*$/.test(text) ||
  /^[.#@:][\w-]+|^\w+\(|^[\w-]+:[^ ]|^[a-z-]+\/\S*$|^[a-z-]+:[\d{]|; ?[a-z-]+[:=]|^[\w+]+:\/\/\S+$/.test(
    text,
  ) ||
  /^[A-Z][a-z]+(?:-[A-Z][A-Za-z]+)+$|^[a-z-]+, [\w-]+=|\b(?:MMMM?|cccc|yyyy)\b/.test(text);

/** Matches a sentence, several words, or one capitalized word, as in a label. */
const looksRead = (text: string) =>
  !looksLikeCode(text) &&
  (/\p{L}[’',.:)]* +\(?\p{L}|\{[^}]*\} \p{L}{2}|\p{L}{2} \{/u.test(text) ||
    /^(?:\p{Lu}\p{Ll}+|X+)(?:[-/ ’']\p{L}+)*[.!?:…]*$|^\d+(?:st|nd|rd|th)$|^TBD$/u.test(text));

type Use = 'read' | 'code' | 'unknown';

/** Walks up the tree to the expression that uses the text. */
function useOf(node: ts.Node): Use {
  const { parent } = node;
  if (isCode(node, parent)) return 'code';
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent))
    return useByName(parent.name);
  if (ts.isJsxAttribute(parent)) return useByName(parent.name);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return useByCall(parent.expression);
  if (ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)) return 'read';
  return passesOn(parent) ? useOf(parent) : 'unknown';
}

const isCode = (node: ts.Node, parent: ts.Node) =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isExternalModuleReference(parent) ||
  ts.isTypeNode(parent) ||
  ts.isCaseClause(parent) ||
  ts.isExpressionStatement(parent) ||
  (ts.isPropertyAssignment(parent) && parent.name === node) ||
  // For example `'a b c'.split(' ')`.
  (ts.isPropertyAccessExpression(parent) && !ts.isArrayLiteralExpression(node)) ||
  (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) ||
  (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind));

function useByName(name: ts.Node): Use {
  const text = name.getText().replace(/^['"]|['"]$/g, '');
  if (codeNames.test(text)) return 'code';
  return readNames.test(text) ? 'read' : 'unknown';
}

function useByCall(called: ts.Expression): Use {
  if (!ts.isPropertyAccessExpression(called)) return codeCalls.test(called.getText()) ? 'code' : 'unknown';
  const isForPeople = /^(?:console|toast)$/.test(called.expression.getText());
  return codeCalls.test(called.name.text) && !isForPeople ? 'code' : 'unknown';
}

const passesOn = (node: ts.Node) =>
  ts.isConditionalExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isJsxExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isTemplateSpan(node) ||
  ts.isTemplateExpression(node);
