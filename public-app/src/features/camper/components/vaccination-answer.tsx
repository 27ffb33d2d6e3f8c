import { camperRecord } from '@camp/contracts/camper/record';
import { isTooYoungCamper } from '@camp/contracts/camper/rules';
import { yesNoOptions } from '@camp/contracts/forms/fields';
import { oldEnoughForVaccine, tooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { useWatch } from 'react-hook-form';
import { useAnswer, wordsOf } from '../../../forms/use-answer';
import type { FormValues } from '../../../forms/form-values';

const words = wordsOf(camperRecord.fields.covid);

/** The vaccination answer with its rule by birthdate. */
export function VaccinationAnswer() {
  const birthdate = useWatch<FormValues, 'birthdate'>({ name: 'birthdate' });
  const answer = useAnswer('covid');
  return isTooYoungCamper({ birthdate }) ? (
    // A stand-in that shows No: an answer given before comes back when the birthdate is corrected.
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
      hint={birthdate === '' ? words.hint : oldEnoughForVaccine}
      options={yesNoOptions}
      {...answer}
    />
  );
}
