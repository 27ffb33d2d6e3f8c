import { yesNoOptions } from '@camp/contracts/forms/fields';
import { detailNameOf } from '@camp/contracts/records/names';
import { DateField } from '@camp/ui/date-field';
import { RadioGroup } from '@camp/ui/radio-group';
import { TextArea } from '@camp/ui/text-area';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { useAnswer, wordsOf } from '../use-answer';
import type { KindProps } from './kind-props';

/** A Yes/No question and its detail, which any answer except No opens. */
export function DetailKind({ name, field }: KindProps<'yesNoDetail'>) {
  const answer = useWatch<FormValues>({ name });
  const { detail } = field;
  const wiring = {
    label: detail.question,
    required: answer === 'Yes',
    ...useAnswer(detailNameOf(name)),
    disabled: answer === 'No',
  };
  return (
    <>
      <RadioGroup {...wordsOf(field)} options={yesNoOptions} {...useAnswer(name)} />
      {detail.kind === 'text' ? (
        <TextArea rows={2} limit={detail.limit} {...wiring} />
      ) : (
        <DateField autoComplete="off" {...wiring} />
      )}
    </>
  );
}
