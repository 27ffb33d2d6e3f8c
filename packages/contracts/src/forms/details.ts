import * as z from 'zod';
import { cleanedUpTo } from './fields';
import { detailLimit } from './limits';

/** A detail's complaints. */
export interface DetailMessages {
  missing: string;
  tooLong: string;
}

const cleanDetail = cleanedUpTo(detailLimit);

/** The raw detail of a Yes/No question: checked only when the answer is Yes (forms.md section 4). */
export const detail = z.preprocess((value) => {
  const text = cleanDetail(value);
  return typeof text === 'string' ? text : undefined;
}, z.string().optional());

/** Runs although other fields are wrong, so that every complaint is told at once. */
export const alongWithOtherErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

const textOf = (values: Record<string, unknown>, field: string) => {
  const value = values[field];
  return typeof value === 'string' ? value : '';
};

/**
 * Requires the detail `{question}Val` when the question is answered Yes, and drops it when the answer is No.
 *
 * @param form the form's object schema, with `{question}: yesNo` and `{question}Val: detail`
 * @param questions each question with its sentences
 */
export function withDetails<Form extends z.ZodType<object>>(
  form: Form,
  questions: Record<string, DetailMessages>,
) {
  let checked: z.ZodType<z.output<Form>> = form as unknown as z.ZodType<z.output<Form>>;
  for (const [question, { missing, tooLong }] of Object.entries(questions)) {
    const field = `${question}Val`;
    const asks = (values: object) => (values as Record<string, unknown>)[question] === 'Yes';
    checked = checked
      .refine((values) => !asks(values) || textOf(values as Record<string, unknown>, field) !== '', {
        path: [field],
        message: missing,
        ...alongWithOtherErrors,
      })
      .refine(
        (values) => !asks(values) || textOf(values as Record<string, unknown>, field).length <= detailLimit,
        { path: [field], message: tooLong, ...alongWithOtherErrors },
      );
  }
  return checked.transform((values) => {
    const kept = { ...values } as Record<string, unknown>;
    for (const question of Object.keys(questions)) {
      if (kept[question] === 'No') delete kept[`${question}Val`];
    }
    return kept as z.output<Form>;
  });
}
