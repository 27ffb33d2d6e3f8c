/**
 * What a form says of its answers, typed from the specification on purpose: one table for the API and the browser, so
 * that both say the same. What the schema alone says is held beside each declaration.
 */
export interface Sentences {
  /** Of every answer that has to be given: name -> sentence, in the order of the page. */
  missing: Readonly<Record<string, string>>;
  /** In the order of the page; a field that is wrong in several ways has a row for each. */
  wrong: readonly WrongAnswer[];
}

/** One way to be wrong, and what is said of it. */
export type WrongAnswer = readonly [name: string, answer: string, sentence: string];

/**
 * As many forms as the field with the most rows needs, each wrong in every field of the table: a field with fewer rows
 * keeps its last one.
 */
export function wrongForms(wrong: readonly WrongAnswer[]): WrongAnswer[][] {
  const names = [...new Set(wrong.map(([name]) => name))];
  const rowsOf = names.map((name) => wrong.filter(([of]) => of === name));
  const most = Math.max(...rowsOf.map(({ length }) => length));
  return Array.from({ length: most }, (_, form) => rowsOf.map((rows) => (rows[form] ?? rows.at(-1))!));
}

export const yesOrNo = "Choose 'Yes' or 'No'";
export const phoneMissing = 'Enter a phone number, including area code.';
export const phoneWrong = 'Enter a valid phone number.';
export const long51 = 'x'.repeat(51);
export const long201 = 'x'.repeat(201);
export const long501 = 'x'.repeat(501);

/** Of the text that follows a Yes: missing, and too long. @param what completes 'Enter ...' */
export const detailRows = (name: string, what: string): WrongAnswer[] => [
  [name, '', `Enter ${what}.`],
  [name, long201, `Enter ${what} (up to 200 characters).`],
];

/** Of a contact: name, phone number and relation. @param contact as its fields begin */
export const contactRows = (contact: string): WrongAnswer[] => [
  [`${contact}Name`, long51, 'Enter a name up to 50 characters.'],
  [`${contact}Phone`, 'call me', phoneWrong],
  [`${contact}Relation`, long51, 'Enter a relation up to 50 characters.'],
];

/** Of the day of a last incident: long past, and to come. */
export const incidentRows = (name: string, condition: string): WrongAnswer[] => [
  [name, '1850-01-01', `Enter a date for last ${condition} incident.`],
  [name, '2200-01-01', `Enter a date for last ${condition} incident.`],
];
