import * as ts from 'typescript';

/** Where a value is filled in. */
export const hole = '{…}';

/**
 * A text as its reader gets it, as far as the code says it.
 *
 * @param node - a literal, a template, or several that are added; anything else is a hole
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
    // `isLate && ' Hurry.'`: the words or nothing.
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return oneOf(patternOf(node.right), '');
  }
  return hole;
}

/** Written out, unless one of them is again filled in. */
const oneOf = (...texts: string[]) =>
  texts.some((text) => /[{}]/.test(text)) ? hole : `{${texts.join('|')}}`;

/** Whether a text says anything besides what is filled in: words, or an amount. */
export const hasWords = (text: string): boolean => /\p{L}|\$\d/u.test(text.replace(/\{[^}]*\}/g, ''));

/** Both ways to read a text: each of its choices by its first words, and by its last. */
export const readingsOf = (text: string): string[] => {
  const choose = (at: number) =>
    text.replace(/\{([^{}]*\|[^{}]*)\}/g, (_, texts: string) => texts.split('|').at(at)!);
  return [...new Set([choose(0), choose(-1)])];
};

/** Whether a text is HTML, by an element that it ends. */
export const isHtml = (text: string): boolean => /<\/[a-z]|\/>/.test(text);

/** HTML that is written as text: the words between its tags, and in the attributes that are read. */
export function wordsOfHtml(text: string): string[] {
  const attributes = [...text.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, words = '']) => words,
  );
  const between = text.replace(/<(style|script)\b[^]*?<\/\1>|<!--[^]*?-->|<%[^]*?%>/g, '').split(/<[^>]*>/);
  return [...between, ...attributes].map((words) => words.replace(/\s+/g, ' ').trim()).filter(hasWords);
}
