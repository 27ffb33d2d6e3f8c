import { zeroTolerancePolicy } from '@camp/contracts/content/zero-tolerance';
import { useSavedContent } from '@camp/ui/content/use-saved-content';
import { Prose } from '@camp/ui/page/page-layout';

interface ZeroTolerancePolicyProps {
  /** The kind of person. */
  who: keyof typeof zeroTolerancePolicy.consequence;
}

/** The policy that participants and their parents agree to. */
export function ZeroTolerancePolicy({ who }: ZeroTolerancePolicyProps) {
  useSavedContent();
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
