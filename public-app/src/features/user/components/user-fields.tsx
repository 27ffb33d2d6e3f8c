import { contactPreferences, userTypes } from '@camp/contracts/user/options';
import type { UserFields as UserValues } from '@camp/contracts/user/schemas';
import { EmailField } from '@camp/ui/email-field';
import { FieldRow, FormSection } from '@camp/ui/form-section';
import { PhoneField } from '@camp/ui/phone-field';
import { RadioGroup } from '@camp/ui/radio-group';
import { TextField } from '@camp/ui/text-field';
import type { ReactNode } from 'react';
import type { Path, UseFormRegisterReturn } from 'react-hook-form';
import { StateField } from '../../../forms/state-field';

interface UserFieldsProps {
  /** Wiring and complaint of a field, from the form's hook. */
  field: (name: Path<UserValues>) => UseFormRegisterReturn & { error: string | undefined };
  /** What a new address asks for besides. */
  belowEmail?: ReactNode;
}

const preferences = contactPreferences.map((value) => ({
  value,
  label: value === 'PhoneCall' ? 'Phone Call' : value,
}));

/** The fields of an account that sign-up and user edit share (product.md section 5). */
export function UserFields({ field, belowEmail }: UserFieldsProps) {
  return (
    <>
      <FormSection id="about-you" title="About you">
        <FieldRow>
          <TextField label="First Name" required autoComplete="given-name" {...field('nameFirst')} />
          <TextField label="Last Name" required autoComplete="family-name" {...field('nameLast')} />
        </FieldRow>
        <RadioGroup label="User Type" required options={userTypes} {...field('userType')} />
      </FormSection>
      <FormSection id="address" title="Address">
        <TextField
          label="Street Address"
          required
          autoComplete="street-address"
          {...field('addressStreet')}
        />
        <FieldRow columns="minmax(0, 1fr) 7rem 9rem">
          <TextField label="City" required autoComplete="address-level2" {...field('addressCity')} />
          <StateField {...field('addressState')} />
          <TextField
            label="Zip Code"
            required
            inputMode="numeric"
            autoComplete="postal-code"
            {...field('addressZip')}
          />
        </FieldRow>
        <TextField label="Country" required autoComplete="country-name" {...field('addressCountry')} />
      </FormSection>
      <FormSection id="contact" title="How to reach you">
        <FieldRow>
          <PhoneField label="Phone" required {...field('phone')} />
          <PhoneField label="Alternate Phone" autoComplete="off" {...field('phoneAlt')} />
        </FieldRow>
        <EmailField label="Email" required {...field('email')} />
        {belowEmail}
        <RadioGroup label="Preferred Contact" required options={preferences} {...field('preferedContact')} />
      </FormSection>
    </>
  );
}
