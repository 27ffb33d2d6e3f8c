import type { RecordDeclaration } from '@camp/contracts/records/record';
import { ErrorSummary, type FieldMessage } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { errorLines } from './error-lines';
import type { FormValues } from './form-values';

interface FormErrorsProps {
  record: RecordDeclaration;
  /** The server's errors about what the form does not hold. */
  beside: readonly FieldMessage[];
}

/** Every error about a record's form; none before a submit attempt, except beside its field. */
function useErrorLines({ record, beside }: FormErrorsProps): FieldMessage[] {
  const { errors, submitCount } = useFormState<FormValues>();
  return submitCount > 0 ? [...errorLines(record, errors), ...beside] : [];
}

/** What is wrong with a record's form, at its top. */
export function FormErrors(props: FormErrorsProps) {
  return <ErrorSummary errors={useErrorLines(props)} />;
}

interface FormEndProps extends FormErrorsProps {
  /** The buttons, the submitting one last. */
  children: ReactNode;
}

/** The end of a long form: how much is wrong, and the buttons. */
export function FormEnd({ children, ...props }: FormEndProps) {
  const { length } = useErrorLines(props);
  const note = length === 1 ? '1 answer needs your attention.' : `${length} answers need your attention.`;
  return <SubmitBar note={length > 0 && note}>{children}</SubmitBar>;
}
