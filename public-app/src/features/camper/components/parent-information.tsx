import { EmailField } from '@camp/ui/email-field';
import { FieldRow } from '@camp/ui/form-section';
import { PhoneField } from '@camp/ui/phone-field';
import { TextField } from '@camp/ui/text-field';
import { StateField } from '../../../forms/state-field';
import { useCamperFields } from './use-camper-fields';

/** Who is responsible for the camper, prefilled from the account. */
export function ParentInformation() {
  const { field, optionalField } = useCamperFields();
  return (
    <>
      <FieldRow>
        <TextField
          label="Parent/guardian first name"
          autoComplete="given-name"
          {...field('parentNameFirst')}
        />
        <TextField
          label="Parent/guardian last name"
          autoComplete="family-name"
          {...field('parentNameLast')}
        />
      </FieldRow>
      <TextField label="Street address" autoComplete="street-address" {...field('addressStreet')} />
      <TextField label="City" autoComplete="address-level2" {...field('addressCity')} />
      <FieldRow columns="1fr 1fr 2fr">
        <StateField {...field('addressState')} />
        <TextField
          label="Zip code"
          hint="5 digits"
          autoComplete="postal-code"
          inputMode="numeric"
          {...field('addressZip')}
        />
        <TextField
          label="Country"
          hint="Where you live"
          autoComplete="country-name"
          {...field('addressCountry')}
        />
      </FieldRow>
      <FieldRow>
        <PhoneField label="Phone number" hint="With area code" {...field('phoneNumber')} />
        <PhoneField
          label="Other phone number"
          hint="Optional"
          autoComplete="off"
          {...optionalField('phoneNumberAlt')}
        />
      </FieldRow>
      <EmailField label="Email address" {...field('emailAddress')} />
    </>
  );
}
