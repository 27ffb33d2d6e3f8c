import { counselorRecord } from '@camp/contracts/counselor/record';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../../../forms/form-values';
import { PictureKind } from '../../../forms/kinds/picture-kind';

const name = 'covidVaccineImage';

/** The picture that a Yes brings along; without a Yes nobody is asked for one. */
export function Proof({ isStored }: { isStored: boolean }) {
  const { trigger, getFieldState } = useFormContext<FormValues>();
  const answer = useWatch<FormValues>({ name: 'covid' });
  const isAsked = answer === 'Yes';
  useEffect(() => {
    // An error about a picture goes with the question for it.
    if (getFieldState(name).invalid) void trigger(name);
  }, [isAsked, trigger, getFieldState]);
  if (!isAsked) return null;
  return (
    <>
      {isStored && <p>Your proof has arrived. Choose another picture only to replace it.</p>}
      <PictureKind name={name} field={counselorRecord.fields[name]} />
    </>
  );
}
