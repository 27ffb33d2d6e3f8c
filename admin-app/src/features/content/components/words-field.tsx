import type { ContentField } from '@camp/contracts/content/fields';
import { EmailField } from '@camp/ui/fields/email-field';
import { PhoneField } from '@camp/ui/fields/phone-field';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import type { ChangeEvent } from 'react';
import { ColorField } from './color-field';
import { needsAdmin } from '../words';
import { LogoField } from './logo-field';

interface WordsFieldProps {
  field: Exclude<ContentField, { kind: 'entries' }>;
  /** Also the control's id. */
  path: string;
  value: unknown;
  /** The value that was saved last. Entries, which have no logo, don't need it. */
  saved?: unknown;
  error: string | undefined;
  /** The person may not change it. */
  disabled?: boolean;
  onChange: (value: unknown) => void;
}

const proseHint = 'Paragraphs, lists, **bold** and [links](https://…)';
const mailHint = 'Paragraphs, lists and **bold**';

/** One field of a subject or of an entry, by its kind. */
export function WordsField({ field, path, value, saved, error, disabled, onChange }: WordsFieldProps) {
  const { label, help, optional } = field;
  const hint = disabled ? needsAdmin : help;
  const words = { label, name: path, hint, required: !optional, error, disabled };
  const text = String(value ?? '');
  const typed = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onChange(target.value);
  switch (field.kind) {
    case 'line':
      return <TextField {...words} autoComplete="off" value={text} onChange={typed} />;
    case 'text':
      return <TextArea {...words} rows={3} limit={field.max} value={text} onChange={typed} />;
    case 'prose': {
      const markup = field.withoutLinks ? mailHint : proseHint;
      return (
        <TextArea
          {...words}
          hint={help ? `${help} ${markup}` : markup}
          limit={field.max}
          value={text}
          onChange={typed}
        />
      );
    }
    case 'choice':
      return (
        <SelectField
          {...words}
          options={field.options}
          // An entry that was just added has no value.
          placeholder={text === '' ? undefined : null}
          value={text}
          onChange={typed}
        />
      );
    case 'color':
      return <ColorField {...words} value={text} onChange={onChange} />;
    case 'logo':
      return <LogoField {...words} value={text} saved={String(saved ?? '')} onChange={onChange} />;
    case 'lines':
      return (
        <TextArea
          {...words}
          value={(value as string[]).join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n'))}
        />
      );
    case 'email':
      return <EmailField {...words} autoComplete="off" value={text} onChange={typed} />;
    case 'phone':
      return <PhoneField {...words} autoComplete="off" value={text} onChange={typed} />;
    case 'link':
      return <TextField {...words} autoComplete="off" inputMode="url" value={text} onChange={typed} />;
  }
}
