import { labelOf } from '@camp/contracts/lists/columns-of';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Alert } from '@camp/ui/feedback/alert';

/** What who looks after somebody must know before anything else; each kind asks some of it. */
const careful = [
  'allergicReactions',
  'medications',
  'dietaryRestrictions',
  'behavioralConcerns',
  'diabetes',
] as const;

/** The answers that matter for safety, in plain words; for holders of `data`. */
export function TakeCare({ row, record }: { row: object; record: RecordDeclaration }) {
  const values = row as Readonly<Record<string, unknown>>;
  const said = careful.flatMap((name) => {
    const field = record.fields[name];
    return field && values[name] === 'Yes' ? [{ label: labelOf(field), detail: values[`${name}Val`] }] : [];
  });
  if (said.length === 0) return null;
  return (
    <Alert kind="error" title="Take care">
      <ul className="record-detail__care">
        {said.map(({ label, detail }) => (
          <li key={label}>
            <strong>{label}</strong>
            {typeof detail === 'string' && detail !== '' && `: ${detail}`}
          </li>
        ))}
      </ul>
      <p>That you looked is recorded.</p>
    </Alert>
  );
}
