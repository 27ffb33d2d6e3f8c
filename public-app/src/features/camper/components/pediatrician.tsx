import { FieldRow } from '@camp/ui/form-section';
import { PhoneField } from '@camp/ui/phone-field';
import { TextField } from '@camp/ui/text-field';
import { useCamperFields } from './use-camper-fields';

/** Whom the camp nurse calls about the camper. */
export function Pediatrician() {
  const { field } = useCamperFields();
  return (
    <FieldRow>
      <TextField label="Pediatrician name" autoComplete="off" {...field('pediatricianName')} />
      <PhoneField label="Pediatrician phone number" autoComplete="off" {...field('pediatricianNumber')} />
    </FieldRow>
  );
}
