import type { RecordDeclaration } from '@camp/contracts/records/record';
import { ErrorSummary, type FieldMessage } from '@camp/ui/form/error-summary';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { errorLines } from './error-lines';
import type { FormValues } from './form-values';

interface FormErrorsProps {
  record: RecordDeclaration;
  /** The fields in the order of the page, for a form that has more than those of its record. */
  names?: readonly string[];
  /** The server's errors about fields that the form doesn't have. */
  beside: readonly FieldMessage[];
}

/** All errors of a record's form. Before a submit attempt, errors only appear next to their fields. */
function useErrorLines({ record, names = [], beside }: FormErrorsProps): FieldMessage[] {
  const { errors, submitCount } = useFormState<FormValues>();
  if (submitCount === 0) return [];
  const at = ({ name = '' }: FieldMessage) => names.indexOf(name);
  return [...errorLines(record, errors).sort((one, other) => at(one) - at(other)), ...beside];
}

/** The error summary at the top of a record's form. */
export function FormErrors(props: FormErrorsProps) {
  return <ErrorSummary errors={useErrorLines(props)} />;
}

interface FormEndProps extends FormErrorsProps {
  /** The buttons, submit last. */
  children: ReactNode;
}

/** The end of a long form: the number of errors, and the buttons. */
export function FormEnd({ children, ...props }: FormEndProps) {
  const { length } = useErrorLines(props);
  const note = length === 1 ? '1 answer needs your attention.' : `${length} answers need your attention.`;
  return <SubmitBar note={length > 0 && note}>{children}</SubmitBar>;
}
