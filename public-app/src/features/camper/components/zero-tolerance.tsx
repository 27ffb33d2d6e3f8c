import { Checkbox } from '@camp/ui/checkbox';
import { Prose } from '@camp/ui/page-layout';
import { zeroToleranceConfirmation, zeroTolerancePolicy } from '../camper-form-copy';
import { useCamperFields } from './use-camper-fields';

/** The policy, and the word of parent and camper that they agree. */
export function ZeroTolerance() {
  const { field } = useCamperFields();
  return (
    <>
      <Prose>
        <p>{zeroTolerancePolicy.introduction}</p>
        <ul>
          {zeroTolerancePolicy.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p>{zeroTolerancePolicy.consequence}</p>
      </Prose>
      <Checkbox label={zeroToleranceConfirmation} {...field('zeroConfirm')} />
    </>
  );
}
