import { zeroTolerancePolicy } from '@camp/contracts/content/zero-tolerance';
import { Prose } from '@camp/ui/page/page-layout';

interface ZeroTolerancePolicyProps {
  /** The kind of person. */
  who: keyof typeof zeroTolerancePolicy.consequence;
}

/** The policy that participants and their parents agree to. */
export function ZeroTolerancePolicy({ who }: ZeroTolerancePolicyProps) {
  return (
    <Prose>
      <p>{zeroTolerancePolicy.introduction}</p>
      <ul>
        {zeroTolerancePolicy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>{zeroTolerancePolicy.consequence[who]}</p>
    </Prose>
  );
}
