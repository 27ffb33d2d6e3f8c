import { BSONRegExp } from 'bson';
import { badValue, located } from '../errors';
import { isRegExp } from '../bson/types';

/** What `$regex` (with `$options`) says as a BSON regular expression. @throws CommandError for an invalid flag */
export function regularExpression(expression: unknown, options: unknown): BSONRegExp {
  const { pattern, options: own } = isRegExp(expression) ? expression : { pattern: expression, options: '' };
  const flags = options ?? own;
  if (typeof pattern !== 'string' || typeof flags !== 'string')
    throw badValue('$regex and $options have to be strings');
  const invalid = /[^imsxu]/.exec(flags);
  if (invalid) throw located(51108, `invalid flag in regex options: ${invalid[0]}`);
  return new BSONRegExp(pattern, flags);
}

/** Compiles what a BSON regular expression means in PCRE to JavaScript. @throws CommandError for an invalid pattern */
export function toRegExp(expression: BSONRegExp): RegExp {
  const flags = expression.options;
  let { pattern } = expression;
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
