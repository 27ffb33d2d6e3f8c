import { yesNoOptions } from '@camp/contracts/forms/fields';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { SelectField } from '@camp/ui/fields/select-field';
import { useContext } from 'react';
import { CampDays } from '../camp-days';
import { Ranking } from '../groups/ranking';
import { useAnswer, wordsOf } from '../use-answer';
import type { KindProps } from './kind-props';

export function ChoiceKind({ name, field }: KindProps<'choice'>) {
  const Control = field.shown === 'buttons' ? RadioGroup : SelectField;
  const options = field.options.map((value) => ({ value, label: field.optionLabels?.[value] ?? value }));
  return <Control {...wordsOf(field)} options={options} {...useAnswer(name)} />;
}

/** Swaps with the place that already has the option. */
export function RankedKind({ name, field }: KindProps<'ranked'>) {
  const choose = useContext(Ranking);
  const { onChange, ...answer } = useAnswer(name);
  return (
    <SelectField
      {...wordsOf(field)}
      options={field.options}
      {...answer}
      onChange={(event) => {
        choose?.(name, event.target.value);
        void onChange(event);
      }}
    />
  );
}

export function SeveralKind({ name, field }: KindProps<'several'>) {
  return <CheckboxGroup {...wordsOf(field)} options={field.options} {...useAnswer(name)} />;
}

export function YesNoKind({ name, field }: KindProps<'yesNo'>) {
  return <RadioGroup {...wordsOf(field)} options={yesNoOptions} {...useAnswer(name)} />;
}

/** The days depend on the camp, so the surrounding form provides them. */
export function CampDaysKind({ name, field }: KindProps<'campDays'>) {
  return <CheckboxGroup {...wordsOf(field)} options={useContext(CampDays)} {...useAnswer(name)} />;
}

/** The question is the text to agree to. */
export function ConfirmationKind({ name, field }: KindProps<'confirmation'>) {
  return <Checkbox {...wordsOf(field)} {...useAnswer(name)} />;
}
