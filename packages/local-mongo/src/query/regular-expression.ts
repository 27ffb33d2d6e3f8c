import { type BSONRegExp } from 'bson';
import { badValue, located } from '../errors';
import { isRegExp } from '../bson/types';

/**
 * Compiles what `$regex` (with `$options`) or a BSON regular expression means in PCRE to JavaScript.
 * @throws CommandError for an invalid pattern or flag
 */
export function toRegExp(expression: unknown, options?: unknown): RegExp {
  if (typeof expression !== 'string' && !isRegExp(expression)) throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  let pattern = typeof expression === 'string' ? expression : expression.pattern;
  let flags = options ?? (isRegExp(expression) ? expression.options : '');
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  if (inline) {
    pattern = pattern.slice(inline[0].length);
    flags += inline[1];
  }
  if (flags.includes('x')) pattern = withoutLayout(pattern);
  return compilePattern(pattern, javaScriptFlags(flags));
}

function javaScriptFlags(flags: string): string {
  for (const flag of flags) {
    if (!'imsxu'.includes(flag)) throw located(51108, `invalid flag in regex options: ${flag}`);
  }
  return [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join('');
}

/** The `x` flag: white space and comments outside of character classes do not count. */
const withoutLayout = (pattern: string): string =>
  pattern.replace(/(\\.|\[(?:\\.|[^\]\\])*\])|\s+|#.*$/gms, (_all, kept?: string) => kept ?? '');

function compilePattern(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // Unicode mode refuses escapes that PCRE takes, such as `\-`; the plain mode understands them.
    return compilePlainPattern(pattern, flags);
  }
}

function compilePlainPattern(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw located(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The text that every match must begin with, when the expression is a plain case-sensitive prefix; else undefined. */
export function literalPrefix(expression: BSONRegExp): string | undefined {
  if (expression.options !== '') return undefined;
  const [, prefix] = /^\^([\w @:/-]+)/.exec(expression.pattern) ?? [];
  if (!prefix) return undefined;
  const rest = expression.pattern.slice(prefix.length + 1);
  if (expression.pattern.includes('|')) return undefined;
  return /^[*?+{]/.test(rest) ? prefix.slice(0, -1) || undefined : prefix;
}
