import { TextField, type TextFieldProps } from '@camp/ui/fields/text-field';
import { countries } from './countries';

/** A text with suggested countries. Other text is allowed. */
export function CountryField(field: TextFieldProps) {
  const listId = `${field.id ?? field.name}-countries`;
  return (
    <>
      <TextField {...field} list={listId} />
      <datalist id={listId}>
        {countries().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
