import { Button } from '@camp/ui/actions/button';
import { Checkbox } from '@camp/ui/fields/checkbox';
import { CheckboxGroup } from '@camp/ui/fields/checkbox-group';
import { DateField } from '@camp/ui/fields/date-field';
import { EmailField } from '@camp/ui/fields/email-field';
import { ErrorSummary } from '@camp/ui/form/error-summary';
import { FileField } from '@camp/ui/fields/file-field';
import { FieldRow, FormSection } from '@camp/ui/form/form-section';
import { FormTrail, useCurrentSection } from '@camp/ui/form/form-trail';
import { NumberField } from '@camp/ui/fields/number-field';
import { Section } from '@camp/ui/page/page-layout';
import { PasswordField } from '@camp/ui/fields/password-field';
import { PhoneField } from '@camp/ui/fields/phone-field';
import { RadioGroup } from '@camp/ui/fields/radio-group';
import { SelectField } from '@camp/ui/fields/select-field';
import { SubmitBar } from '@camp/ui/form/submit-bar';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import { Specimen } from '../specimen';

const sizes = ['Child Small', 'Child Medium', 'Child Large', 'Adult Small', 'Adult Medium', 'Adult Large'];

const sections = ['camper', 'medical', 'agreements'];

export function FormSpecimens() {
  const current = useCurrentSection(sections);
  return (
    <Section id="forms" title="Forms">
      <Specimen name="A long form: trail, sections, fields, sticky submit">
        <div className="camp-trail-layout">
          <FormTrail
            current={current}
            markers={[
              { id: 'camper', title: 'Camper', state: 'done' },
              { id: 'medical', title: 'Medical', state: 'error' },
              { id: 'agreements', title: 'Agreements' },
            ]}
          />
          <form noValidate>
            <ErrorSummary
              errors={[
                { name: 'nameFirst', message: 'Enter campers first name.' },
                { name: 'allergicReactionsVal', message: 'Describe the allergic reaction.' },
              ]}
            />
            <CamperSection />
            <MedicalSection />
            <AgreementSection />
            <SubmitBar note="Saved on this device as you type.">
              <Button type="submit">Submit Registration</Button>
            </SubmitBar>
          </form>
        </div>
      </Specimen>
      <AccountFields />
    </Section>
  );
}

function CamperSection() {
  return (
    <FormSection id="camper" title="Camper" description="As it should stand on the name tag.">
      <FieldRow>
        <TextField label="First name" name="nameFirst" required error="Enter campers first name." />
        <TextField label="Last name" name="nameLast" required defaultValue="Torres" />
      </FieldRow>
      <RadioGroup label="Boy or girl" name="sex" required options={['Boy', 'Girl']} defaultValue="Girl" />
      <FieldRow>
        <DateField label="Birthdate" name="birthdate" required hint="Grades are judged in the fall." />
        <SelectField label="Shirt size" name="shirtSize" required options={sizes} />
      </FieldRow>
    </FormSection>
  );
}

function MedicalSection() {
  return (
    <FormSection id="medical" title="Medical">
      <RadioGroup
        label="Allergic reactions?"
        name="allergicReactions"
        required
        options={['Yes', 'No']}
        defaultValue="Yes"
      />
      <TextArea
        label="What happens, and what helps?"
        name="allergicReactionsVal"
        limit={200}
        required
        error="Describe the allergic reaction."
      />
      <TextField label="Medications" name="medicationsVal" disabled defaultValue="None" />
      <FileField
        label="Proof of vaccination"
        name="covidVaccineImage"
        hint="A photograph of the card is enough."
        progress={64}
      />
    </FormSection>
  );
}

function AgreementSection() {
  return (
    <FormSection id="agreements" title="Agreements">
      <CheckboxGroup
        label="Days at camp"
        name="daysAtCamp"
        hint="Check every day you will be there."
        required
        defaultValue={['Sunday, July 25']}
        options={['Saturday, July 24', 'Sunday, July 25', 'Monday, July 26', 'Tuesday, July 27']}
      />
      <RadioGroup
        label="How shall we reach you?"
        name="preferedContact"
        error="Choose Email, Text or Phone Call"
        options={[
          { value: 'Email', label: 'Email', hint: 'The camp has WiFi' },
          { value: 'Text', label: 'Text' },
          { value: 'PhoneCall', label: 'Phone call', hint: 'Not during camp', disabled: true },
        ]}
      />
      <Checkbox
        label="I confirm that all medical information is correct."
        name="medicalConfirm"
        required
        defaultChecked
      />
      <Checkbox
        label="I and my camper agree to the Zero Tolerance Policy."
        name="zeroConfirm"
        required
        error="Please confirm that you and your camper agree to the Zero Tolerance Policy by checking the box."
      />
    </FormSection>
  );
}

function AccountFields() {
  return (
    <Specimen name="Email, phone, number, passwords">
      <div className="living-columns">
        <EmailField label="Email" name="email" required />
        <PhoneField label="Phone" name="phone" required defaultValue="(208) 555-0142" />
        <NumberField label="Donation Amount" name="amount" prefix="$" defaultValue={50} min={1} />
        <PasswordField label="Password" name="current" />
        <PasswordField label="New password" name="password" strength required defaultValue="pine2" />
      </div>
    </Specimen>
  );
}
