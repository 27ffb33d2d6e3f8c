import { fireEvent, waitFor } from '@testing-library/react';

/** An answer as a person enters it: text, a selected option, a tick, several options, or a picture. */
export type GivenAnswer = string | boolean | readonly string[] | File;

/** A field's native control. In a group of choices, the control with the value. */
export function control(name: string, value?: string): HTMLInputElement {
  const found = fieldsOf(name).find((field) => value === undefined || field.value === value);
  if (!found) throw new Error(`The form has no field ${name}${value === undefined ? '' : ` with ${value}`}.`);
  return found;
}

/** Several times as fast as a selector in jsdom. */
const fieldsOf = (name: string) =>
  ([...document.getElementsByName(name)] as HTMLInputElement[]).filter((field) => field.closest('form'));

/** Fills in fields without simulating keystrokes. Tests of single fields type instead. */
export function fillForm(answers: Partial<Record<string, GivenAnswer>>): void {
  for (const [name, answer] of Object.entries(answers)) {
    // An incident asks for its day once it is ticked.
    const [tick] = fieldsOf(`${name}-happened`);
    if (tick && !tick.checked) fireEvent.click(tick);
    if (answer !== undefined) giveAnswer(name, answer);
  }
}

function giveAnswer(name: string, answer: GivenAnswer): void {
  if (Array.isArray(answer)) answer.forEach((option: string) => fireEvent.click(control(name, option)));
  else if (answer instanceof File) fireEvent.change(control(name), { target: { files: [answer] } });
  else if (control(name).type === 'radio') fireEvent.click(control(name, String(answer)));
  else if (control(name).type !== 'checkbox') fireEvent.change(control(name), { target: { value: answer } });
  else if (control(name).checked !== answer) fireEvent.click(control(name));
}

/** Names and sentences of the errors next to the fields, in the order of the page. */
export const shownErrors = (): [string, string | null][] =>
  [...document.querySelectorAll('.camp-field__error')].map((error) => [
    error.id.replace(/-error$/, ''),
    error.textContent,
  ]);

/** Opens the sections of an error summary, whose lines are rendered only then. */
export async function openErrorSections(): Promise<void> {
  const folds = [...document.querySelectorAll('.camp-error-summary details')];
  for (const fold of folds) fireEvent.click(fold.querySelector('summary') as HTMLElement);
  await waitFor(() => expect(folds.every((fold) => fold.querySelector('ul'))).toBe(true));
}

/** The answers that make the fields of a table of invalid values appear, such as a Yes for each detail. */
export const yesToDetails = (wrong: readonly (readonly [name: string, ...rest: unknown[]])[]) =>
  Object.fromEntries(
    wrong.flatMap(([name]) => {
      const question = name.slice(0, -'Val'.length);
      const isDetail =
        name.endsWith('Val') && document.querySelector(`form [name="${question}"][value="Yes"]`);
      return isDetail ? [[question, 'Yes']] : [];
    }),
  );
