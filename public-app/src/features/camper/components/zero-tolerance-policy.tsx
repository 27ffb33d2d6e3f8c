import { Prose } from '@camp/ui/page-layout';
import { zeroTolerancePolicy } from '../camper-form-copy';

/** What parent and camper agree to. */
export function ZeroTolerancePolicy() {
  return (
    <Prose>
      <p>{zeroTolerancePolicy.introduction}</p>
      <ul>
        {zeroTolerancePolicy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{zeroTolerancePolicy.consequence}</p>
    </Prose>
  );
}
