import { isNumber, toNumber, typeName } from '../bson/types';
import { located } from '../errors';
import { toRegExp } from '../query/regular-expression';
import { isNothing, type Operator, withArguments, withNames, withValues } from './operator';
import { toText } from './operators-type';

/** Texts. */
export const textOperators: Record<string, Operator> = {
  $concat: withValues([0, Infinity], (values) => values.map((value) => needText(value, '$concat')).join('')),
  $toLower: withArguments(1, ([value]) => (isNothing(value) ? '' : toText(value).toLowerCase())),
  $toUpper: withArguments(1, ([value]) => (isNothing(value) ? '' : toText(value).toUpperCase())),
  $strLenCP: withArguments(1, ([value]) => [...needText(value, '$strLenCP')].length),
  $substrCP: withArguments(3, ([value, start, length]) =>
    substring(value, toNumber(start), toNumber(length)),
  ),
  $substr: withArguments(3, ([value, start, length]) => {
    const text = isNothing(value) ? '' : toText(value);
    const bytes = Buffer.from(text);
    const from = toNumber(start);
    return bytes.subarray(from, toNumber(length) < 0 ? undefined : from + toNumber(length)).toString();
  }),
  $split: withValues(2, ([value, separator]) =>
    needText(value, '$split').split(needText(separator, '$split')),
  ),
  $strcasecmp: withArguments(2, ([left, right]) => {
    const [first, second] = [left, right].map((value) =>
      (isNothing(value) ? '' : toText(value)).toUpperCase(),
    );
    return first === second ? 0 : first! < second! ? -1 : 1;
  }),
  $indexOfCP: withArguments([2, 4], ([value, part, start, end]) => {
    if (isNothing(value)) return null;
    const [from, to] = [isNothing(start) ? 0 : toNumber(start), isNothing(end) ? Infinity : toNumber(end)];
    const characters = [...needText(value, '$indexOfCP')].slice(0, to);
    const found = characters.slice(from).join('').indexOf(needText(part, '$indexOfCP'));
    return found < 0 ? -1 : from + [...characters.slice(from).join('').slice(0, found)].length;
  }),
  $trim: trimming((text, isCut) => trimEnd(trimStart(text, isCut), isCut)),
  $ltrim: trimming(trimStart),
  $rtrim: trimming(trimEnd),
  $replaceOne: replacing((text, find, replacement) => text.replace(find, () => replacement)),
  $replaceAll: replacing((text, find, replacement) => text.replaceAll(find, () => replacement)),
  $regexMatch: withNames(
    { required: ['input', 'regex'], optional: ['options'] },
    ({ input, regex, options }) =>
      isNothing(input) || isNothing(regex)
        ? false
        : toRegExp(regex, options ?? undefined).test(needText(input, '$regexMatch')),
  ),
};

function needText(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw located(16702, `${name} only supports strings, not ${typeName(value)}`);
}

function substring(value: unknown, start: number, length: number): string {
  if (start < 0 || length < 0) throw located(34452, '$substrCP: start and length must be nonnegative');
  const text = isNothing(value) ? '' : isNumber(value) ? toText(value) : needText(value, '$substrCP');
  return [...text].slice(start, start + length).join('');
}

type IsCut = (character: string) => boolean;

function trimming(trim: (text: string[], isCut: IsCut) => string[]): Operator {
  return withNames({ required: ['input'], optional: ['chars'] }, ({ input, chars }, name) => {
    if (isNothing(input) || chars === null) return null;
    const cut = chars === undefined ? undefined : new Set(needText(chars, name));
    const isCut: IsCut = (character) => (cut ? cut.has(character) : /[\s\0]/.test(character));
    return trim([...needText(input, name)], isCut).join('');
  });
}

function trimStart(text: string[], isCut: IsCut): string[] {
  const start = text.findIndex((character) => !isCut(character));
  return start < 0 ? [] : text.slice(start);
}

function trimEnd(text: string[], isCut: IsCut): string[] {
  return text.slice(0, text.findLastIndex((character) => !isCut(character)) + 1);
}

function replacing(replace: (text: string, find: string, replacement: string) => string): Operator {
  return withNames({ required: ['input', 'find', 'replacement'] }, ({ input, find, replacement }, name) =>
    [input, find, replacement].some(isNothing)
      ? null
      : replace(needText(input, name), needText(find, name), needText(replacement, name)),
  );
}
