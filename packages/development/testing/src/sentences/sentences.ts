/**
 * What a form says of its answers, typed from the specification on purpose: one table for the API and the browser, so
 * that both say the same. What the schema alone says is held beside each declaration.
 */
export interface Sentences {
  /** Of every answer that has to be given: name -> sentence, in the order of the page. */
  missing: Readonly<Record<string, string>>;
  /** Name, answer, sentence; all of them in one form. */
  wrong: readonly (readonly [name: string, answer: string, sentence: string])[];
}

export const yesOrNo = "Choose 'Yes' or 'No'";
export const phoneMissing = 'Enter a phone number, including area code.';
export const phoneWrong = 'Enter a valid phone number.';
export const long51 = 'x'.repeat(51);
export const long201 = 'x'.repeat(201);
export const long501 = 'x'.repeat(501);
