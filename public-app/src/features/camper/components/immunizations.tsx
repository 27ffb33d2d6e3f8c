import { yesNoOptions } from '@camp/contracts/forms/fields';
import { oldEnoughForVaccine, tooYoungForVaccine } from '@camp/contracts/vaccination/rule';
import { DateField } from '@camp/ui/date-field';
import { FieldRow } from '@camp/ui/form-section';
import { RadioGroup } from '@camp/ui/radio-group';
import { useWatch } from 'react-hook-form';
import { isTooYoung, type CamperFormValues } from '../forms/camper-form-values';
import { ProofOfVaccination } from './proof-of-vaccination';
import { useCamperFields } from './use-camper-fields';

const covidQuestion = 'Is your camper vaccinated against COVID-19?';

/** Immunization dates, and the vaccination answer with its rule by birthdate (product.md section 5). */
export function Immunizations({ uploadProgress }: { uploadProgress: number }) {
  const { field, optionalField } = useCamperFields();
  const birthdate = useWatch<CamperFormValues, 'birthdate'>({ name: 'birthdate' });
  const answer = useWatch<CamperFormValues, 'covid'>({ name: 'covid' });
  const isForcedToNo = isTooYoung(birthdate);
  return (
    <>
      <FieldRow>
        <DateField label="Tdap (last date)" autoComplete="off" {...field('tdap')} />
        <DateField label="MMR (last date)" autoComplete="off" {...field('mmr')} />
      </FieldRow>
      {isForcedToNo ? (
        // A stand-in that shows No: an answer given before comes back when the birthdate is corrected.
        <RadioGroup
          key="forced"
          label={covidQuestion}
          hint={tooYoungForVaccine}
          options={yesNoOptions}
          name="covid"
          value="No"
          disabled
        />
      ) : (
        <RadioGroup
          key="asked"
          label={covidQuestion}
          hint={birthdate === '' ? 'Encouraged, not required.' : oldEnoughForVaccine}
          options={yesNoOptions}
          {...optionalField('covid')}
        />
      )}
      <ProofOfVaccination isClosed={isForcedToNo || answer === 'No'} uploadProgress={uploadProgress} />
    </>
  );
}
