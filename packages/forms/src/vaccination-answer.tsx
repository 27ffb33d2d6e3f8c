import { yesNoOptions } from '@camp/contracts/forms/fields';
import type { Field } from '@camp/contracts/records/field';
import { isOfTooYoung, oldEnoughForVaccine, tooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { useWatch } from 'react-hook-form';
import type { FormValues } from './form-values';
import { useAnswer, wordsOf } from './use-answer';

interface VaccinationAnswerProps {
  field: Field;
  /** Tells a parent that the child is old enough once a birthdate is entered. */
  asksIfOldEnough?: boolean;
}

/** The vaccination answer, with the rule that depends on the form's `birthdate`. */
export function VaccinationAnswer({ field, asksIfOldEnough = false }: VaccinationAnswerProps) {
  const birthdate = useWatch<FormValues, 'birthdate'>({ name: 'birthdate' });
  const answer = useAnswer('covid');
  const words = wordsOf(field);
  return isOfTooYoung({ birthdate }) ? (
    // A placeholder that shows No. The earlier answer comes back if the birthdate changes.
    <RadioGroup
      key="forced"
      {...words}
      hint={tooYoungForVaccine}
      options={yesNoOptions}
      name="covid"
      value="No"
      disabled
    />
  ) : (
    <RadioGroup
      key="asked"
      {...words}
      hint={birthdate === '' || !asksIfOldEnough ? words.hint : oldEnoughForVaccine}
      options={yesNoOptions}
      {...answer}
    />
  );
}
