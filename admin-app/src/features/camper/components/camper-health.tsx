import { camperRecord, type CamperFieldName } from '@camp/contracts/camper/record';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { labelOf } from '@camp/contracts/lists/columns-of';
import { Alert } from '@camp/ui/alert';

/** What who looks after a camper must know before anything else. */
const careful = [
  'allergicReactions',
  'medications',
  'dietaryRestrictions',
  'behavioralConcerns',
  'diabetes',
] as const satisfies readonly CamperFieldName[];

const detailOf = (camper: CamperRecord, name: (typeof careful)[number]): string | undefined =>
  name === 'diabetes' ? undefined : camper[`${name}Val`];

/** The answers that matter for safety, in plain words; for holders of `data`. */
export function CamperHealth({ camper }: { camper: CamperRecord }) {
  const said = careful.filter((name) => camper[name] === 'Yes');
  if (said.length === 0) return null;
  return (
    <Alert kind="error" title="Take care">
      <ul className="camper-health">
        {said.map((name) => (
          <li key={name}>
            <strong>{labelOf(camperRecord.fields[name])}</strong>
            {detailOf(camper, name) ? `: ${detailOf(camper, name)}` : ''}
          </li>
        ))}
      </ul>
      <p className="camper-health__recorded">That you looked is recorded.</p>
    </Alert>
  );
}
