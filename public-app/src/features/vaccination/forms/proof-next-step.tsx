import { isOfTooYoung } from '@camp/contracts/vaccination/rule';
import { Alert } from '@camp/ui/feedback/alert';
import { Button } from '@camp/ui/actions/button';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import type { Registration } from '../../registration/paths';

interface ProofNextStepProps {
  registrations: readonly Registration[];
  isBusy: boolean;
}

/** The button, which uploads the proof with a Yes. With a No it withdraws an earlier proof. */
export function ProofNextStep({ registrations, isBusy }: ProofNextStepProps) {
  const [id, covid, birthdate] = useWatch<FormValues, string[]>({
    name: ['objectToUpload', 'covid', 'birthdate'],
  });
  const chosen = registrations.find(({ _id }) => _id === id);
  const isTooYoung = isOfTooYoung({ birthdate });
  if (!isTooYoung && covid === 'Yes')
    return (
      <SubmitBar>
        <Button type="submit" size="large" busy={isBusy}>
          Upload
        </Button>
      </SubmitBar>
    );
  if (!isTooYoung && covid !== 'No') return null;
  return (
    <>
      {!isTooYoung && (
        <Alert kind="info">
          <p>Please come back with your proof of vaccination once you have it.</p>
        </Alert>
      )}
      <SubmitBar>
        <Button type="submit" variant="quiet" busy={isBusy}>
          {chosen?.covidVaccineImage ? 'Save my answer and remove the picture' : 'Save my answer'}
        </Button>
      </SubmitBar>
    </>
  );
}
