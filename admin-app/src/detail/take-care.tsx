import { deletedMedical } from '@camp/contracts/records/deleted-medical';
import { asksHealth, healthOf } from '@camp/contracts/records/health';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import { Alert } from '@camp/ui/feedback/alert';

interface TakeCareProps {
  row: object;
  record: RecordDeclaration;
  /** Whether the reader has `data` on the kind. */
  seesMedical: boolean;
}

/** All medical answers that matter for safety, in plain words. A sentence replaces missing or hidden answers. */
export function TakeCare({ row, record, seesMedical }: TakeCareProps) {
  if (!asksHealth(record)) return null;
  if (!seesMedical) return <p className="record-detail__facts">Health answers are hidden for your role.</p>;
  const deleted = deletedMedical(row);
  if (deleted !== undefined)
    return <p>{deleted}: all medical answers, after camp. Whether there were health concerns is unknown.</p>;
  const facts = healthOf(record, row);
  if (facts.length === 0) return <p>No health concerns reported.</p>;
  return (
    <Alert kind="error" title="Health alerts">
      <ul>
        {facts.map(({ name, label, detail }) => (
          <li key={name}>
            <strong>{label}</strong>
            {detail !== '' && `: ${detail}`}
          </li>
        ))}
      </ul>
      <p>This view is logged.</p>
    </Alert>
  );
}
