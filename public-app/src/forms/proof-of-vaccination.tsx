import { isTooYoungCamper } from '@camp/contracts/camper/rules';
import type { PictureField } from '@camp/contracts/records/field';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { PictureKind } from './kinds/picture-kind';
import { chosenFile } from './values-of-form';

const name = 'covidVaccineImage';

/** The picture that a Yes brings along, closed by a No, which has nothing to prove. */
export function ProofOfVaccination({ field }: { field: PictureField }) {
  const { trigger, getFieldState } = useFormContext<FormValues>();
  const [birthdate, answer, pictures] = useWatch<FormValues, string[]>({
    name: ['birthdate', 'covid', name],
  });
  const isClosed = answer === 'No' || isTooYoungCamper({ birthdate });
  const hasPicture = chosenFile(pictures) !== undefined;

  useEffect(() => {
    // A picture that is not sent cannot be wrong; taken up again, it is looked at again.
    if (hasPicture || getFieldState(name).invalid) void trigger(name);
  }, [hasPicture, isClosed, trigger, getFieldState]);

  const isPutAside = isClosed && hasPicture;
  return (
    <>
      <div hidden={isPutAside}>
        <PictureKind name={name} field={field} disabled={isClosed} />
      </div>
      <p role="status">
        {isPutAside &&
          'The picture you chose is not sent with the answer No. It is back when you choose Yes.'}
      </p>
    </>
  );
}
