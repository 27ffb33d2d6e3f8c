import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { asksOtherPosition } from '@camp/contracts/staff-application/rules';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../../../forms/form-values';
import { LineKind } from '../../../forms/kinds/text-kinds';
import { useAnswer, wordsOf } from '../../../forms/use-answer';

const { staffPosition, staffPositionsAlt, staffPositionOtherVal } = staffApplicationRecord.fields;

/** The alternates: every position but the primary one, which leaves them when it is chosen. */
export function AlternatePositions() {
  const name = 'staffPositionsAlt';
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const primary = useWatch<FormValues>({ name: 'staffPosition' });
  const { isSubmitted } = formState;
  useEffect(() => {
    const chosen = getValues(name);
    if (!Array.isArray(chosen) || !chosen.includes(String(primary))) return;
    setValue(
      name,
      chosen.filter((position) => position !== primary),
      { shouldDirty: true, shouldValidate: isSubmitted },
    );
  }, [primary, getValues, setValue, isSubmitted]);
  const options = staffPosition.options.filter((position) => position !== primary);
  return <CheckboxGroup {...wordsOf(staffPositionsAlt)} options={options} {...useAnswer(name)} />;
}

/** Which other position is meant, asked only where Other is one of them. */
export function OtherPosition() {
  const [primary, alternates] = useWatch<FormValues, string[]>({
    name: ['staffPosition', 'staffPositionsAlt'],
  });
  if (!asksOtherPosition({ staffPosition: primary, staffPositionsAlt: alternates })) return null;
  return <LineKind name="staffPositionOtherVal" field={staffPositionOtherVal} />;
}
