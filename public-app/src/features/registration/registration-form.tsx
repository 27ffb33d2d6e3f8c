import type { RecordDeclaration } from '@camp/contracts/records/record';
import { DraftedForm, type DraftedFormProps } from './drafted-form';
import type { Registration } from './read-path';
import { useRegistered } from './use-registered';

interface RegistrationFormProps<Declared extends RecordDeclaration> extends Omit<
  DraftedFormProps<Declared>,
  'isRegistered' | 'notice'
> {
  /** Those of the form's kind, of all years. */
  registrations: readonly Registration[];
  /** The year that is being registered for. */
  campYear: number;
}

/** The form of a new registration: whoever is registered already is told so, and leaves no draft. */
export function RegistrationForm<Declared extends RecordDeclaration>({
  registrations,
  campYear,
  ...form
}: RegistrationFormProps<Declared>) {
  const { isRegistered, noting, notice } = useRegistered(registrations, campYear);
  return <DraftedForm {...form} send={noting(form.send)} isRegistered={isRegistered} notice={notice} />;
}
