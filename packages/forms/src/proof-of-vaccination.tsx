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
  /** A picture is stored already. */
  isStored?: boolean | undefined;
  /** Whether the picture is shown even without an answer. */
  untilNo?: boolean;
}

/**
 * The picture that proves a Yes, hidden unless it is required. A selected picture stays while the answer switches,
 * but is only sent with Yes.
 */
export function ProofOfVaccination({ field, isStored = false, untilNo = false }: ProofOfVaccinationProps) {
  const { trigger, getFieldState } = useFormContext<FormValues>();
  const [birthdate, answer, pictures] = useWatch<FormValues, string[]>({
    name: ['birthdate', 'covid', name],
  });
  const isAsked = (untilNo ? answer !== 'No' : answer === 'Yes') && !isOfTooYoung({ birthdate });
  const hasPicture = chosenFile(pictures) !== undefined;

  useEffect(() => {
    // A picture that isn't sent has no error. It is checked again if the answer returns to Yes.
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
          'We won’t send your picture while your answer is No. Choose Yes to bring it back.'}
      </p>
    </>
  );
}
