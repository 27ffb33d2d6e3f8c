import * as ts from 'typescript';

/** The hole that a value fills. */
export const hole = '{…}';

/**
 * A text as its reader sees it, as far as the code shows.
 * @param node - a literal, a template, or a sum of these. Anything else is a hole
 */
export function patternOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => patternOf(expression) + literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return patternOf(node.expression);
  if (ts.isConditionalExpression(node)) return oneOf(patternOf(node.whenTrue), patternOf(node.whenFalse));
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken) return patternOf(node.left) + patternOf(node.right);
    // The text or nothing, as in `isLate && ' Hurry.'`.
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return oneOf(patternOf(node.right), '');
  }
  return hole;
}

/** A choice, or a hole if one of the wordings has a hole. */
const oneOf = (...texts: string[]) =>
  texts.some((text) => /[{}]/.test(text)) ? hole : `{${texts.join('|')}}`;

/** Whether a text has words or an amount besides its holes. */
export const hasWords = (text: string): boolean => /\p{L}|\$\d/u.test(text.replace(/\{[^}]*\}/g, ''));

/** The text with the first wording of each choice, and with the last. */
export const readingsOf = (text: string): string[] => {
  const choose = (at: number) =>
    text.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, texts: string) => texts.split('|').at(at)!);
  return [...new Set([choose(0), choose(-1)])];
};

/** Whether a text is HTML, which closes an element. */
export const isHtml = (text: string): boolean => /<\/[a-z]|\/>/.test(text);

/** The words of HTML: between tags, and in attributes that people read. */
export function wordsOfHtml(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  );
  const between = text.replace(/<(style|script)\b[^]*?<\/\1>|<!--[^]*?-->|<%[^]*?%>/g, '').split(/<[^>]*>/);
  return [...between, ...attributes].map((words) => words.replace(/\s+/g, ' ').trim()).filter(hasWords);
}
