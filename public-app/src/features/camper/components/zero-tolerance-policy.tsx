import { zeroTolerancePolicy } from '@camp/contracts/content/zero-tolerance';
import { Prose } from '@camp/ui/page/page-layout';

interface ZeroTolerancePolicyProps {
  /** Who comes to camp. */
  who: keyof typeof zeroTolerancePolicy.consequence;
}

/** What whoever comes to camp agrees to, and whoever brings them. */
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
