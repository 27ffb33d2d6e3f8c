import { camperIncidents } from '@camp/contracts/camper/options';
import { yesNoOptions } from '@camp/contracts/forms/fields';
import { DateField } from '@camp/ui/date-field';
import { FieldRow } from '@camp/ui/form-section';
import { RadioGroup } from '@camp/ui/radio-group';
import { DetailQuestion } from './detail-question';
import { useCamperFields } from './use-camper-fields';

const incidentNames = Object.keys(camperIncidents) as (keyof typeof camperIncidents)[];

const asHeading = (condition: string) => condition.charAt(0).toUpperCase() + condition.slice(1);

/** What the camp nurse must know. */
export function MedicalInformation() {
  const { field, optionalField } = useCamperFields();
  return (
    <>
      <fieldset className="camp-field camp-group" aria-describedby="incidents-hint">
        <legend className="camp-field__label">Date of the last incident</legend>
        <p className="camp-field__hint" id="incidents-hint">
          Leave a date empty if it never happened.
        </p>
        <FieldRow>
          {incidentNames.map((name) => (
            <DateField
              key={name}
              label={asHeading(camperIncidents[name])}
              autoComplete="off"
              {...optionalField(name)}
            />
          ))}
        </FieldRow>
      </fieldset>
      <RadioGroup label="Does your camper have diabetes?" options={yesNoOptions} {...field('diabetes')} />
      <DetailQuestion
        name="allergicReactions"
        question="Does your camper have allergic reactions?"
        detail="To what, and what happens?"
      />
      <DetailQuestion
        name="behavioralConcerns"
        question="Are there behavioral concerns that we should know about?"
        detail="Which behavioral concerns?"
      />
    </>
  );
}
