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
  let pattern = isRegExp(expression) ? expression.pattern : expression;
  let flags = options ?? (isRegExp(expression) ? expression.options : '');
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  if (inline) {
    pattern = pattern.slice(inline[0].length);
    flags += inline[1];
  }
  const invalid = /[^imsxu]/.exec(flags);
  if (invalid) throw located(51108, `invalid flag in regex options: ${invalid[0]}`);
  // The `x` flag: white space and comments outside of character classes do not count.
  if (flags.includes('x')) pattern = pattern.replace(/(\\.|\[(?:\\.|[^\]\\])*\])|\s+|#.*$/gms, '$1');
  return compilePattern(pattern, ['i', 'm', 's'].filter((flag) => flags.includes(flag)).join(''));
}

/** Unicode mode refuses escapes that PCRE takes, such as `\-`; the plain mode understands them. */
function compilePattern(pattern: string, flags: string, unicode = 'u'): RegExp {
  try {
    return new RegExp(pattern, flags + unicode);
  } catch (error) {
    if (unicode) return compilePattern(pattern, flags, '');
    throw located(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The text that every match must begin with, when the expression is a plain case-sensitive prefix; else undefined. */
export function literalPrefix({ pattern, options }: BSONRegExp): string | undefined {
  const [start, prefix] = /^\^([\w @:/-]+)/.exec(pattern) ?? [];
  if (start === undefined || prefix === undefined || options !== '' || pattern.includes('|'))
    return undefined;
  return /^[*?+{]/.test(pattern.slice(start.length)) ? prefix.slice(0, -1) || undefined : prefix;
}
