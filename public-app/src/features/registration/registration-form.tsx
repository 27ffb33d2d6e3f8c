import type { Operation } from '@camp/contracts/operations/operation';
import type { Written } from '@camp/contracts/operations/replies';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { draftKey } from '@camp/forms/draft/draft-store';
import type { Known } from './create-page';
import { DraftedForm, type DraftedFormProps } from './drafted-form';
import type { Registration } from './paths';
import { useRegistered } from './use-registered';
import { useSend, type Arrival } from './use-send';

interface RegistrationFormProps<Declared extends RecordDeclaration, Row> extends Omit<
  DraftedFormProps<Declared>,
  'draftKey' | 'send' | 'isRegistered' | 'notice'
> {
  known: Known;
  /** Id of the earlier registration in the address. Null if there is none. */
  copyFrom: string | null;
  /** Registrations of the form's kind, of all years. */
  registrations: readonly Registration[];
  /** The operation that creates a registration. */
  create: Operation<{ body: object }, Written<Row>>;
  arrival: Arrival<Row>;
}

/** The form of a new registration. It shows a notice and stores no draft if the person is already registered. */
export function RegistrationForm<Declared extends RecordDeclaration, Row>({
  known: { camp, user },
  copyFrom,
  registrations,
  create,
  arrival,
  ...form
}: RegistrationFormProps<Declared, Row>) {
  const send = useSend(create, arrival);
  const { isRegistered, noting, notice } = useRegistered(registrations, camp.year);
  return (
    <DraftedForm
      {...form}
      draftKey={draftKey(form.form.record, user._id, camp.year, copyFrom)}
      send={noting((sent) => send(sent, { userId: user._id }))}
      isRegistered={isRegistered}
      notice={notice}
    />
  );
}
