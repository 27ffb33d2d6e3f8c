import { nameLimit } from '../forms/limits';
import { passwordRule, passwordsDoNotMatch } from '../forms/messages';
import { address, phoneMissing, phonesAndEmail } from '../records/common-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { contactPreferences, contactPreferenceWords, userTypes } from './options';

/** An account, as sign-up and the user form ask for it. Only sign-up asks for the password. */
export const userRecord = declareRecord({
  name: 'user',
  version: 1,
  sections: {
    'about-you': { title: 'About you' },
    contact: { title: 'How to reach you' },
  },
  groups: {},
  fields: {
    ...inSection('about-you', {
      nameFirst: {
        kind: 'line',
        visibility: 'open',
        question: 'First name',
        limit: nameLimit,
        missing: 'First Name is required.',
        tooLong: 'Enter a first name (between 1 and 50 characters).',
        width: 'half',
        autoComplete: 'given-name',
      },
      nameLast: {
        kind: 'line',
        visibility: 'open',
        question: 'Last name',
        limit: nameLimit,
        missing: 'Last Name is required.',
        tooLong: 'Enter a last name (between 1 and 50 characters).',
        width: 'half',
        autoComplete: 'family-name',
      },
      userType: {
        kind: 'choice',
        visibility: 'open',
        question: 'User type',
        options: userTypes,
        missing: 'Choose a User Type',
        shown: 'buttons',
      },
      email: { ...phonesAndEmail.emailAddress, question: 'Email' },
      password: {
        kind: 'password',
        question: 'Password',
        missing: passwordRule,
        autoComplete: 'new-password',
      },
      passwordConf: {
        kind: 'passwordAgain',
        question: 'Confirm password',
        repeats: 'password',
        missing: passwordsDoNotMatch,
        autoComplete: 'new-password',
      },
    }),
    ...inSection('contact', {
      addressStreet: address.addressStreet,
      addressCity: { ...address.addressCity, width: 'half' },
      addressState: { ...address.addressState, missing: 'Enter a state.' },
      addressZip: { ...address.addressZip, hint: undefined },
      addressCountry: {
        ...address.addressCountry,
        hint: undefined,
        width: undefined,
        first: { value: 'United States' },
      },
      phone: {
        kind: 'phone',
        visibility: 'contact',
        question: 'Phone',
        missing: 'Enter a phone number.',
        wrong: phoneMissing,
        width: 'half',
        autoComplete: 'tel',
      },
      phoneAlt: {
        kind: 'phone',
        optional: true,
        visibility: 'contact',
        question: 'Alternate phone',
        missing: phoneMissing,
        width: 'half',
      },
      preferedContact: {
        kind: 'choice',
        visibility: 'contact',
        question: 'Preferred contact',
        options: contactPreferences,
        optionLabels: contactPreferenceWords,
        missing: 'Choose Email, Text or Phone Call',
        shown: 'buttons',
      },
    }),
  },
});

/** An account as its owner fills it in, without the password. */
export interface UserFields extends RecordValues<typeof userRecord.fields> {}
