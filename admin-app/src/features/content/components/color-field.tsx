import { contrastError } from '@camp/contracts/content/accent-colors';
import type { FieldProps } from '@camp/ui/fields/field';
import { TextField } from '@camp/ui/fields/text-field';

interface ColorFieldProps extends FieldProps {
  /** As `#rrggbb`, or what was typed so far. */
  value: string;
  disabled?: boolean;
  onChange: (color: string) => void;
}

/** A color as text, with the device's own picker. It says at once if texts in it would be hard to read. */
export function ColorField({ value, error, onChange, ...words }: ColorFieldProps) {
  const isColor = /^#[\da-f]{6}$/i.test(value);
  return (
    <TextField
      {...words}
      error={error ?? (isColor ? contrastError(value) : undefined)}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      end={
        <input
          type="color"
          className="content-color"
          aria-label="Pick a color"
          disabled={words.disabled}
          value={isColor ? value : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
