import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import { asksOtherPosition } from '@camp/contracts/staff-application/rules';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '@camp/forms/form-values';
import { LineKind } from '@camp/forms/kinds/text-kinds';
import { useAnswer, wordsOf } from '@camp/forms/use-answer';

const { staffPosition, staffPositionsAlt, staffPositionOtherVal } = staffApplicationRecord.fields;

/**
 * The alternates: every position except the primary one. Arrow keys make positions primary for a moment. Such a
 * position is restored afterwards.
 */
export function AlternatePositions() {
  const name = 'staffPositionsAlt';
  const { getValues, setValue, formState } = useFormContext<FormValues>();
  const primary = useWatch<FormValues>({ name: 'staffPosition' });
  const { isSubmitted } = formState;
  const takenOut = useRef<string>(undefined);
  useEffect(() => {
    const value = getValues(name);
    const chosen: readonly string[] = Array.isArray(value) ? value : [];
    const before = takenOut.current;
    const isPrimaryChosen = chosen.includes(String(primary));
    if (!isPrimaryChosen && (before === undefined || before === primary)) return;
    takenOut.current = isPrimaryChosen ? String(primary) : undefined;
    setValue(
      name,
      staffPosition.options.filter(
        (position) => position !== primary && (position === before || chosen.includes(position)),
      ),
      { shouldDirty: true, shouldValidate: isSubmitted },
    );
  }, [primary, getValues, setValue, isSubmitted]);
  const options = staffPosition.options.filter((position) => position !== primary);
  return <CheckboxGroup {...wordsOf(staffPositionsAlt)} options={options} {...useAnswer(name)} />;
}

const { optional: _optional, ...requiredPosition } = staffPositionOtherVal;

/** The name of the other position. Shown only if Other is selected, and then required. */
export function OtherPosition() {
  const [primary, alternates] = useWatch<FormValues, string[]>({
    name: ['staffPosition', 'staffPositionsAlt'],
  });
  if (!asksOtherPosition({ staffPosition: primary, staffPositionsAlt: alternates })) return null;
  return <LineKind name="staffPositionOtherVal" field={requiredPosition} />;
}
