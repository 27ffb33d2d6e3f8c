import type { PictureField } from '@camp/contracts/records/field';
import { isOfTooYoung } from '@camp/contracts/vaccination/rule';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { PictureKind } from './kinds/picture-kind';
import { chosenFile } from './values-of-form';

const name = 'covidVaccineImage';

interface ProofOfVaccinationProps {
  field: PictureField;
  /** One is there already. */
  isStored?: boolean | undefined;
  /** It is asked before there is an answer, too. */
  untilNo?: boolean;
}

/**
 * The picture that a Yes brings along, hidden where it is not asked. One that was chosen is kept while the person switches, and
 * is not sent with another answer.
 */
export function ProofOfVaccination({ field, isStored = false, untilNo = false }: ProofOfVaccinationProps) {
  const { trigger, getFieldState } = useFormContext<FormValues>();
  const [birthdate, answer, pictures] = useWatch<FormValues, string[]>({
    name: ['birthdate', 'covid', name],
  });
  const isAsked = (untilNo ? answer !== 'No' : answer === 'Yes') && !isOfTooYoung({ birthdate });
  const hasPicture = chosenFile(pictures) !== undefined;

  useEffect(() => {
    // A picture that is not sent cannot be wrong; taken up again, it is looked at again.
    if (hasPicture || getFieldState(name).invalid) void trigger(name);
  }, [hasPicture, isAsked, trigger, getFieldState]);

  return (
    <>
      <div hidden={!isAsked}>
        {isStored && <p>We have your proof. Choose another picture only to replace it.</p>}
        <PictureKind name={name} field={field} disabled={!isAsked} />
      </div>
      <p role="status">
        {!isAsked &&
          hasPicture &&
          'With the answer No, we won’t send your picture. It comes back if you choose Yes.'}
      </p>
    </>
  );
}
