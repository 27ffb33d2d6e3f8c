import type { EntriesField as Entries } from '@camp/contracts/content/fields';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { FieldError, FieldHint } from '@camp/ui/fields/field';
import { flushSync } from 'react-dom';
import { emptyEntry, entryName, needsAdmin, type Entry } from '../words';
import { WordsField } from './words-field';

interface EntriesFieldProps {
  field: Entries;
  path: string;
  entries: readonly Entry[];
  errorAt: (path: string) => string | undefined;
  /** The person may not change it. */
  disabled?: boolean;
  /** @param changed path of what was changed in the list */
  onChange: (entries: readonly Entry[], changed: string) => void;
}

/** Repeated groups of fields. The focus follows an entry that is moved. */
export function EntriesField({ field, path, entries, errorAt, disabled, onChange }: EntriesFieldProps) {
  const [firstField = ''] = Object.keys(field.of);
  const change = (next: readonly Entry[], focused: string) => {
    flushSync(() => onChange(next, path));
    document.getElementById(focused)?.focus();
  };
  const move = (index: number, by: -1 | 1) => {
    const [one, other] = [entries[index], entries[index + by]];
    if (!one || !other) return;
    const next = [...entries];
    next[index] = other;
    next[index + by] = one;
    change(next, `${path}.${index + by}-${by < 0 ? 'up' : 'down'}`);
  };
  const hint = disabled ? needsAdmin : field.help;
  return (
    <fieldset className="camp-field" disabled={disabled} aria-describedby={hint && `${path}-hint`}>
      <legend className="camp-field__label">{field.label}</legend>
      <FieldHint field={path}>{hint}</FieldHint>
      {entries.map((entry, index) => {
        const name = `${field.entry} ${index + 1}`;
        const at = `${path}.${index}`;
        return (
          <fieldset key={index} className="content-entry camp-box camp-stack">
            <legend>{entryName(field, index)}</legend>
            {Object.entries(field.of).map(([part, one]) => (
              <WordsField
                key={part}
                field={one}
                path={`${at}.${part}`}
                value={entry[part]}
                error={errorAt(`${at}.${part}`)}
                onChange={(value) =>
                  onChange(
                    entries.map((other, place) => (place === index ? { ...entry, [part]: value } : other)),
                    `${at}.${part}`,
                  )
                }
              />
            ))}
            <ButtonRow>
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  id={`${at}-${by < 0 ? 'up' : 'down'}`}
                  variant="quiet"
                  size="small"
                  aria-label={`Move ${by < 0 ? 'up' : 'down'}: ${name}`}
                  aria-disabled={entries[index + by] === undefined || undefined}
                  onClick={() => move(index, by)}
                >
                  Move {by < 0 ? 'up' : 'down'}
                </Button>
              ))}
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove: ${name}`}
                onClick={() =>
                  change(
                    entries.filter((_other, place) => place !== index),
                    path,
                  )
                }
              >
                Remove
              </Button>
            </ButtonRow>
          </fieldset>
        );
      })}
      {/* An error of the whole list leads here. */}
      <Button
        id={path}
        variant="quiet"
        size="small"
        aria-describedby={errorAt(path) && `${path}-error`}
        disabled={entries.length >= field.most}
        onClick={() => change([...entries, emptyEntry(field)], `${path}.${entries.length}.${firstField}`)}
      >
        Add a {field.entry}
      </Button>
      <FieldError field={path}>{errorAt(path)}</FieldError>
    </fieldset>
  );
}
