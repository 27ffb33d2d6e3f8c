import { camperRecord } from '@camp/contracts/camper/record';
import { isTooYoungCamper } from '@camp/contracts/camper/rules';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PictureKind } from '../../../forms/kinds/picture-kind';
import type { CamperFormValues } from '../forms/camper-answers';

const name = 'covidVaccineImage';

/** The picture that a Yes may bring along, closed by a No, which has nothing to prove. */
export function ProofOfVaccination() {
  const { trigger, getFieldState } = useFormContext<CamperFormValues>();
  const [birthdate, answer, pictures] = useWatch<CamperFormValues, ['birthdate', 'covid', typeof name]>({
    name: ['birthdate', 'covid', name],
  });
  const isClosed = answer === 'No' || isTooYoungCamper({ birthdate });
  const hasPicture = (pictures?.length ?? 0) > 0;

  useEffect(() => {
    // A picture that is not sent cannot be wrong; taken up again, it is looked at again.
    if (hasPicture || getFieldState(name).invalid) void trigger(name);
  }, [hasPicture, isClosed, trigger, getFieldState]);

  const isPutAside = isClosed && hasPicture;
  return (
    <>
      <div hidden={isPutAside}>
        <PictureKind name={name} field={camperRecord.fields[name]} disabled={isClosed} />
      </div>
      <p role="status">
        {isPutAside &&
          'The picture you chose is not sent with the answer No. It is back when you choose Yes.'}
      </p>
    </>
  );
}
