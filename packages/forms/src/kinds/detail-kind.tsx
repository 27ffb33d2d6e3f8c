import { yesNoOptions } from '@camp/contracts/forms/fields';
import { detailNameOf } from '@camp/contracts/records/names';
import { DateField } from '@camp/ui/fields/date-field';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { TextArea } from '@camp/ui/fields/text-area';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { useAnswer, wordsOf } from '../use-answer';
import type { FieldOfKind, KindProps } from './kind-props';

/**
 * A Yes/No question with a detail after Yes. The typed detail stays in the form while the answer switches, and
 * appears again with the next Yes.
 */
export function DetailKind({ name, field }: KindProps<'yesNoDetail'>) {
  const { getFieldState, clearErrors } = useFormContext<FormValues>();
  const isAsked = useWatch<FormValues>({ name }) === 'Yes';
  const detailName = detailNameOf(name);

  useEffect(() => {
    // A hidden field has no error.
    if (!isAsked && getFieldState(detailName).invalid) clearErrors(detailName);
  }, [isAsked, detailName, getFieldState, clearErrors]);

  return (
    <>
      <RadioGroup {...wordsOf(field)} options={yesNoOptions} {...useAnswer(name)} />
      {isAsked && <Detail name={detailName} detail={field.detail} />}
    </>
  );
}

function Detail({ name, detail }: { name: string; detail: FieldOfKind<'yesNoDetail'>['detail'] }) {
  const wiring = { label: detail.question, required: true, ...useAnswer(name) };
  return detail.kind === 'text' ? (
    <TextArea rows={2} limit={detail.limit} {...wiring} />
  ) : (
    <DateField autoComplete="off" {...wiring} />
  );
}
