import { camperGrades, camperSexes, camperShirtSizes } from '@camp/contracts/camper/options';
import { DateField } from '@camp/ui/date-field';
import { FieldRow } from '@camp/ui/form-section';
import { RadioGroup } from '@camp/ui/radio-group';
import { SelectField } from '@camp/ui/select-field';
import { TextField } from '@camp/ui/text-field';
import { DetailQuestion } from './detail-question';
import { useCamperFields } from './use-camper-fields';

/** Who comes to camp. */
export function CamperInformation() {
  const { field } = useCamperFields();
  return (
    <>
      <FieldRow>
        <TextField label="First name" autoComplete="off" autoCapitalize="words" {...field('nameFirst')} />
        <TextField label="Last name" autoComplete="off" autoCapitalize="words" {...field('nameLast')} />
      </FieldRow>
      <RadioGroup label="Boy or girl" options={camperSexes} {...field('sex')} />
      <FieldRow>
        <DateField label="Birthdate" autoComplete="off" {...field('birthdate')} />
        <SelectField label="Shirt size" options={camperShirtSizes} {...field('shirtSize')} />
      </FieldRow>
      <FieldRow columns="1fr 2fr">
        <SelectField label="Grade" hint="This fall" options={camperGrades} {...field('grade')} />
        <TextField label="School" hint="This fall" autoComplete="off" {...field('school')} />
      </FieldRow>
      <DetailQuestion
        name="newCamper"
        question="Is this your camper’s first time at our camp?"
        detail="How did you hear about the camp?"
      />
      <DetailQuestion
        name="dietaryRestrictions"
        question="Does your camper have dietary restrictions?"
        detail="Which dietary restrictions?"
      />
    </>
  );
}
