import { FieldRow } from '@camp/ui/form-section';
import { PhoneField } from '@camp/ui/phone-field';
import { TextField } from '@camp/ui/text-field';
import { useCamperFields } from './use-camper-fields';

/** The three contacts of the form by the beginning of their fields' names. */
type ContactKind = 'emergencyContact' | 'dropOffContact' | 'pickUpContact';

/** One person to reach: name, phone, relation to the camper. */
export function ContactFields({ kind, who }: { kind: ContactKind; who: string }) {
  const { field } = useCamperFields();
  return (
    <>
      <TextField label={`${who} name`} autoComplete="off" autoCapitalize="words" {...field(`${kind}Name`)} />
      <FieldRow>
        <PhoneField
          label={`${who} phone number`}
          hint="With area code"
          autoComplete="off"
          {...field(`${kind}Phone`)}
        />
        <TextField
          label={`${who} relation`}
          hint="For instance grandmother"
          autoComplete="off"
          {...field(`${kind}Relation`)}
        />
      </FieldRow>
    </>
  );
}
