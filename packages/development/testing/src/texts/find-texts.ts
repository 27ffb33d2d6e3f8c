import * as ts from 'typescript';
import { isRead } from './is-read';
import { hasWords, hole, isHtml, patternOf, wordsOfHtml } from './pattern';

/** A text that people read, and its location. */
export interface FoundText {
  /** The text, in which `{…}` is a hole for a value, and `{one|other}` a choice between two wordings. */
  text: string;
  file: string;
  line: number;
}

/**
 * Finds the texts of one file that people read, from its syntax tree alone.
 *
 * @param file - its path, whose extension selects the language
 * @param source - its content
 */
export function findTexts(file: string, source: string): FoundText[] {
  if (file.endsWith('.html')) return wordsOfHtml(source).map((text) => ({ text, file, line: 1 }));
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundText[] = [];
  /** Elements whose words are already part of a text. */
  const inLine = new Set<ts.Node>();

  const add = (node: ts.Node, text: string) =>
    found.push({ text, file, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 });

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const text = lineOf(node.children).trim();
      if (hasWords(text) && !inLine.has(node)) add(node, text);
      if (text) for (const child of node.children) if (isEmphasis(child)) inLine.add(child);
    } else if (isTextExpression(node)) {
      const text = patternOf(node).replace(/\s+/g, ' ').trim();
      const texts = isHtml(text) ? wordsOfHtml(text) : isRead(node, text) ? [text] : [];
      texts.forEach((words) => add(node, words));
      if (texts.length > 0) return holesOf(node).forEach(visit);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const isTextExpression = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
    (isTextExpression(node.left) || isTextExpression(node.right)));

/** The expressions inside a text, which may contain further texts. */
function holesOf(node: ts.Expression): ts.Expression[] {
  if (ts.isTemplateExpression(node))
    return node.templateSpans.flatMap(({ expression }) => holesOf(expression));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return [node.left, node.right].flatMap(holesOf);
  return patternOf(node) === hole ? [node] : [];
}

/** The words of an element and of the elements inside it, as the page shows them. */
function lineOf(children: readonly ts.JsxChild[]): string {
  if (!children.some((child) => ts.isJsxText(child) && hasWords(child.text))) return '';
  return children.map(partOf).join('').replace(/\s+/g, ' ');
}

function partOf(child: ts.JsxChild): string {
  if (ts.isJsxText(child)) return wordsOfJsx(child.text);
  if (ts.isJsxExpression(child)) return child.expression ? patternOf(child.expression) : '';
  if (ts.isJsxSelfClosingElement(child)) return child.tagName.getText() === 'br' ? ' ' : hole;
  return lineOf(child.children) || hole;
}

/** Whether an element emphasizes words, unlike a button or a link with its own text. */
const isEmphasis = (child: ts.JsxChild) =>
  ts.isJsxElement(child) &&
  /^(?:strong|em|b|i|abbr|time|kbd|code|small)$/.test(child.openingElement.tagName.getText());

const entities: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** JSX drops line breaks at both ends of a text, with the blanks around them. */
const wordsOfJsx = (text: string) =>
  text
    .replace(/^[^\S\n]*\n\s*|\s*\n[^\S\n]*$/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
