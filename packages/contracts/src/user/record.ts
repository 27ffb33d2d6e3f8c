import { addressLimit, nameLimit } from '../forms/limits';
import { passwordRule, passwordsDoNotMatch } from '../forms/messages';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { contactPreferences, userTypes } from './options';

const phoneWrong = 'Enter a phone number, including area code.';

/** An account, as sign-up and user edit ask for it; only sign-up asks for the password. */
export const userRecord = declareRecord({
  name: 'user',
  version: 1,
  sections: {
    'about-you': { title: 'About you' },
    address: { title: 'Address' },
    contact: { title: 'How to reach you' },
    'choose-password': { title: 'Choose a password' },
  },
  groups: {},
  fields: {
    nameFirst: {
      section: 'about-you',
      kind: 'line',
      visibility: 'open',
      question: 'First Name',
      limit: nameLimit,
      missing: 'First Name is required.',
      tooLong: 'Enter a first name (between 1 and 50 characters).',
      width: 'half',
      autoComplete: 'given-name',
    },
    nameLast: {
      section: 'about-you',
      kind: 'line',
      visibility: 'open',
      question: 'Last Name',
      limit: nameLimit,
      missing: 'Last Name is required.',
      tooLong: 'Enter a last name (between 1 and 50 characters).',
      width: 'half',
      autoComplete: 'family-name',
    },
    userType: {
      section: 'about-you',
      kind: 'choice',
      visibility: 'open',
      question: 'User Type',
      options: userTypes,
      missing: 'Choose a User Type',
      shown: 'buttons',
    },
    addressStreet: {
      section: 'address',
      kind: 'line',
      visibility: 'contact',
      question: 'Street Address',
      limit: addressLimit,
      missing: 'Enter a street address',
      tooLong: 'Enter an address between 1 and 50 characters.',
      autoComplete: 'street-address',
    },
    addressCity: {
      section: 'address',
      kind: 'line',
      visibility: 'contact',
      question: 'City',
      limit: addressLimit,
      missing: 'Enter a city.',
      tooLong: 'Enter a city between 1 and 50 characters.',
      width: 'half',
      autoComplete: 'address-level2',
    },
    addressState: {
      section: 'address',
      kind: 'state',
      visibility: 'contact',
      question: 'State',
      hint: '2 letters',
      missing: 'Enter a state.',
      width: 'quarter',
      autoComplete: 'address-level1',
    },
    addressZip: {
      section: 'address',
      kind: 'zip',
      visibility: 'contact',
      question: 'Zip Code',
      missing: 'Enter a Zip Code.',
      width: 'quarter',
      autoComplete: 'postal-code',
    },
    addressCountry: {
      section: 'address',
      kind: 'line',
      visibility: 'contact',
      question: 'Country',
      limit: addressLimit,
      missing: 'Enter a Country.',
      autoComplete: 'country-name',
      suggestions: 'countries',
    },
    phone: {
      section: 'contact',
      kind: 'phone',
      visibility: 'contact',
      question: 'Phone',
      missing: 'Enter a phone number.',
      wrong: phoneWrong,
      width: 'half',
      autoComplete: 'tel',
    },
    phoneAlt: {
      section: 'contact',
      kind: 'phone',
      optional: true,
      visibility: 'contact',
      question: 'Alternate Phone',
      missing: phoneWrong,
      width: 'half',
    },
    email: {
      section: 'contact',
      kind: 'email',
      visibility: 'contact',
      question: 'Email',
      missing: 'Enter a valid email address.',
      autoComplete: 'email',
    },
    preferedContact: {
      section: 'contact',
      kind: 'choice',
      visibility: 'contact',
      question: 'Preferred Contact',
      options: contactPreferences,
      optionLabels: { PhoneCall: 'Phone Call' },
      missing: 'Choose Email, Text or Phone Call',
      shown: 'buttons',
    },
    password: {
      section: 'choose-password',
      kind: 'password',
      question: 'Password',
      missing: passwordRule,
      autoComplete: 'new-password',
    },
    passwordConf: {
      section: 'choose-password',
      kind: 'passwordAgain',
      question: 'Confirm Password',
      repeats: 'password',
      missing: passwordsDoNotMatch,
      autoComplete: 'new-password',
    },
  },
});

/** A field of the account, or of its sign-up, by its name. */
export type UserFieldName = keyof typeof userRecord.fields;

/** An account as its owner fills it in, without password. */
export interface UserFields extends RecordValues<typeof userRecord.fields> {}
