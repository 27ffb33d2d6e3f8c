/**
 * A form's error messages, typed from the specification once. The tests of the declarations, the API and the pages
 * share the table, so that all check the same messages.
 */
export interface Sentences {
  /** Required answers: name -> message, in page order. */
  missing: Readonly<Record<string, string>>;
  /** Invalid answers in page order, with one row for each way in which a field can be invalid. */
  wrong: readonly WrongAnswer[];
}

/** An invalid answer and its message. */
export type WrongAnswer = readonly [name: string, answer: string, sentence: string];

/**
 * Enough forms to cover every row, each invalid in every field of the table. A field with fewer rows repeats its last
 * one.
 */
export function wrongForms(wrong: readonly WrongAnswer[]): WrongAnswer[][] {
  const names = [...new Set(wrong.map(([name]) => name))];
  const rowsOf = names.map((name) => wrong.filter(([of]) => of === name));
  const most = Math.max(...rowsOf.map(({ length }) => length));
  return Array.from({ length: most }, (_, form) => rowsOf.map((rows) => (rows[form] ?? rows.at(-1))!));
}

/**
 * The error of an invalid answer.
 *
 * @param answer for a field with several errors. Default: its last row
 */
export function wrongIn({ wrong }: Sentences, name: string, answer?: string): string {
  const row = wrong.findLast(([of, wrongAnswer]) => of === name && (answer ?? wrongAnswer) === wrongAnswer);
  if (!row) throw new Error(`The table has no invalid ${name}.`);
  return row[2];
}

export const yesOrNo = "Choose 'Yes' or 'No'";
export const dateWrong = 'Enter a valid date.';
export const phoneMissing = 'Enter a phone number, including area code.';
export const phoneWrong = 'Enter a valid phone number.';
export const long51 = 'x'.repeat(51);
export const long201 = 'x'.repeat(201);
export const long501 = 'x'.repeat(501);

/**
 * The detail of a Yes: missing and too long.
 * @param what completes 'Enter ...'
 */
export const detailRows = (name: string, what: string): WrongAnswer[] => [
  [name, '', `Enter ${what}.`],
  [name, long201, `Enter ${what} (up to 200 characters).`],
];

/** A contact: name, phone number and relation. @param contact the prefix of its fields */
export const contactRows = (contact: string): WrongAnswer[] => [
  [`${contact}Name`, long51, 'Enter a name up to 50 characters.'],
  [`${contact}Phone`, 'call me', phoneWrong],
  [`${contact}Relation`, long51, 'Enter a relation up to 50 characters.'],
];

/** The date of a last incident: in the distant past and in the future. */
export const incidentRows = (name: string, condition: string): WrongAnswer[] => [
  [name, '1850-01-01', `Enter a date for last ${condition} incident.`],
  [name, '2200-01-01', `Enter a date for last ${condition} incident.`],
];
