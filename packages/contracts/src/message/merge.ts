/** The merge fields of a message, such as `{first name}`. None of them is medical. */
export const mergeFields = {
  'first name': 'The account holder’s first name',
  'last name': 'The account holder’s last name',
  names: 'The family members in this group',
  year: 'The camp’s year',
} as const;

/** The name of a field. */
export type MergeField = keyof typeof mergeFields;

/** The values of the fields for one reader. */
export type MergeValues = Record<MergeField, string>;

const placeholder = /\{([^{}\n]{0,40})\}/g;

const isField = (name: string): name is MergeField => Object.hasOwn(mergeFields, name);

/** The unknown merge fields of a text, as written. */
export const unknownFields = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([, name = '']) => (isField(name) ? [] : [name]));

/** The text as its reader receives it. */
export const merge = (text: string, values: MergeValues): string =>
  text.replace(placeholder, (whole, name: string) => (isField(name) ? values[name] : whole));
