import type { ContentField } from '../content/fields';
import { isLine, wordLabels, type WordName } from './word-labels';

/** Maximum characters of each kind of text. */
const limits = { line: 150, prose: 2_000, note: 300 } as const;

/** Small print that a camp may add to an email. */
const note: ContentField = {
  kind: 'text',
  label: 'Note',
  max: limits.note,
  optional: true,
  help: 'Small print below the button. Optional.',
};

/**
 * The form of an email's words.
 *
 * @param names of its texts, in the form's order
 * @param necessary names in braces that a text has to contain
 */
export const formOf = (
  names: readonly WordName[],
  necessary: { readonly [Name in WordName]?: readonly string[] },
): Readonly<Record<string, ContentField>> => ({
  ...Object.fromEntries(names.map((name) => [name, { ...fieldOf(name), necessary: necessary[name] ?? [] }])),
  note,
});

const fieldOf = (name: WordName): ContentField =>
  isLine(name)
    ? { kind: 'line', label: wordLabels[name], max: limits.line }
    : { kind: 'prose', label: wordLabels[name], max: limits.prose, withoutLinks: true };
