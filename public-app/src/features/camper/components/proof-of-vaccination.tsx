import { imageTypes } from '@camp/contracts/forms/limits';
import { FileField } from '@camp/ui/file-field';
import { useEffect, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { noteUnreadable } from '../../../forms/picture';
import type { CamperFormValues } from '../forms/camper-form-values';
import { useCamperFields } from './use-camper-fields';

const name = 'covidVaccineImage';

interface ProofOfVaccinationProps {
  /** The answer is No: there is nothing to prove. */
  isClosed: boolean;
  /** Percent of the request that has been sent. */
  uploadProgress: number;
}

/** The picture that a Yes may bring along. What is wrong with it is said at once: there may be no other at hand. */
export function ProofOfVaccination({ isClosed, uploadProgress }: ProofOfVaccinationProps) {
  const { optionalField } = useCamperFields();
  const { trigger, getFieldState } = useFormContext<CamperFormValues>();
  const hasPicture = (useWatch<CamperFormValues, typeof name>({ name })?.length ?? 0) > 0;
  const { onChange, ...field } = optionalField(name);

  useEffect(() => {
    // A picture that is not sent cannot be wrong; taken up again, it is looked at again.
    if (hasPicture || getFieldState(name).invalid) void trigger(name);
  }, [hasPicture, isClosed, trigger, getFieldState]);

  const isPutAside = isClosed && hasPicture;
  return (
    <>
      <div hidden={isPutAside}>
        <FileField
          label="Proof of vaccination (picture)"
          hint="Optional. JPEG, PNG or WebP, up to 8 MB."
          accept={imageTypes.join(',')}
          progress={uploadProgress}
          {...field}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            void onChange(event);
            void trigger(name);
          }}
          onUnreadable={(file) => {
            noteUnreadable(file);
            void trigger(name);
          }}
          disabled={isClosed}
        />
      </div>
      <p role="status">
        {isPutAside &&
          'The picture you chose is not sent with the answer No. It is back when you choose Yes.'}
      </p>
    </>
  );
}
