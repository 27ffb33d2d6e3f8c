import type { EntriesField } from '@camp/contracts/content/fields';
import { WordsField } from '../../content/components/words-field';
import type { Entry } from '../../content/words';

interface ZoneChoiceProps {
  path: string;
  /** Of the time zones. */
  field: EntriesField;
  /** By the first year for which each counts. A new camp has one. */
  zones: readonly Entry[];
  errorAt: (path: string) => string | undefined;
  onChange: (zones: readonly Entry[]) => void;
}

/** One choice for the time zone that counts from now on. Texts has those of earlier years too. */
export function ZoneChoice({ path, field, zones, errorAt, onChange }: ZoneChoiceProps) {
  const last = zones.length - 1;
  const at = `${path}.${last}.zone`;
  const { zone } = field.of;
  if (!zone) return null;
  return (
    <WordsField
      field={zone}
      path={at}
      value={zones[last]?.zone}
      error={errorAt(at) ?? errorAt(path)}
      onChange={(chosen) => onChange([...zones.slice(0, last), { ...zones[last], zone: chosen }])}
    />
  );
}
