/**
 * Fields and sentences that the registrations have in common, so that they ask, refuse and hide alike. What differs
 * stands in each `record.ts`.
 */
import { adultSexes } from '../registration/options';
import { addressLimit, detailLimit, nameLimit, schoolLimit } from '../forms/limits';

/** Told where a Yes/No question is open. */
export const chooseYesOrNo = "Choose 'Yes' or 'No'";
/** Told where a phone number is needed. */
export const phoneMissing = 'Enter a phone number, including area code.';
/** Told of what is no phone number. */
const phoneWrong = 'Enter a valid phone number.';
/** Told of what is no date, and of a day to come where it has to be past. */
export const wrongDate = 'Enter a valid date.';

/** What a Yes is asked besides. @param what completes 'Enter ...' */
export const detailText = (question: string, what: string) =>
  ({
    kind: 'text',
    question,
    limit: detailLimit,
    missing: `Enter ${what}.`,
    tooLong: `Enter ${what} (up to 200 characters).`,
  }) as const;

const personName = { kind: 'line', limit: nameLimit, width: 'half', capitalize: 'words' } as const;

/** Somebody's first name, whoever they are. */
export const firstName = {
  ...personName,
  question: 'First name',
  tooLong: 'Enter a first name (between 1 and 50 characters).',
} as const;

/** Somebody's last name. */
export const lastName = {
  ...personName,
  question: 'Last name',
  tooLong: 'Enter a last name (between 1 and 50 characters).',
} as const;

/**
 * The name of whom the form is about.
 *
 * @param isTypist they fill it in themselves: the browser may offer its own person's name
 */
export const ownName = (isTypist: boolean) =>
  ({
    nameFirst: {
      ...firstName,
      visibility: 'open',
      missing: 'Enter your first name.',
      ...(isTypist && { autoComplete: 'given-name' }),
      first: { account: 'nameFirst', earlier: 'taken' },
    },
    nameLast: {
      ...lastName,
      visibility: 'open',
      missing: 'Enter your last name.',
      ...(isTypist && { autoComplete: 'family-name' }),
      first: { account: 'nameLast', earlier: 'taken' },
    },
  }) as const;

/** Male or female, as students and adults are asked. */
export const adultSex = {
  kind: 'choice',
  visibility: 'open',
  question: 'Male or female',
  options: adultSexes,
  missing: "Choose 'Male' or 'Female'",
  shown: 'buttons',
  first: { earlier: 'taken' },
} as const;

/** When somebody was born. @param missing as the form tells of none */
export const birthdate = (missing: string) =>
  ({
    kind: 'birthdate',
    visibility: 'contact',
    question: 'Birthdate',
    missing,
    wrong: wrongDate,
    width: 'half',
    first: { earlier: 'taken' },
  }) as const;

/** The shirt that fits somebody. @param options of the kind, as they are stored */
export const shirtSize = <const Sizes extends readonly [string, ...string[]]>(options: Sizes) =>
  ({
    kind: 'choice',
    visibility: 'open',
    question: 'Shirt size',
    options,
    missing: 'Choose a shirt size.',
    width: 'half',
  }) as const;

/** Where the account's owner lives. */
export const address = {
  addressStreet: {
    kind: 'line',
    visibility: 'contact',
    question: 'Street address',
    limit: addressLimit,
    missing: 'Enter a street address',
    tooLong: 'Enter an address between 1 and 50 characters.',
    autoComplete: 'street-address',
    first: { account: 'addressStreet' },
  },
  addressCity: {
    kind: 'line',
    visibility: 'contact',
    question: 'City',
    limit: addressLimit,
    missing: 'Enter a city.',
    tooLong: 'Enter a city between 1 and 50 characters.',
    autoComplete: 'address-level2',
    first: { account: 'addressCity' },
  },
  addressState: {
    kind: 'state',
    visibility: 'contact',
    question: 'State',
    hint: '2 letters',
    missing: 'Enter a state',
    width: 'quarter',
    autoComplete: 'address-level1',
    first: { account: 'addressState' },
  },
  addressZip: {
    kind: 'zip',
    visibility: 'contact',
    question: 'Zip code',
    hint: '5 digits',
    missing: 'Enter a Zip Code.',
    width: 'quarter',
    autoComplete: 'postal-code',
    first: { account: 'addressZip' },
  },
  addressCountry: {
    kind: 'line',
    visibility: 'contact',
    question: 'Country',
    hint: 'Where you live',
    limit: addressLimit,
    missing: 'Enter a Country.',
    tooLong: `Enter a Country up to ${addressLimit} characters.`,
    width: 'half',
    autoComplete: 'country-name',
    suggestions: 'countries',
    first: { account: 'addressCountry' },
  },
} as const;

/** A phone number that has to be there. */
export const phone = {
  kind: 'phone',
  hint: 'With area code',
  missing: phoneMissing,
  wrong: phoneWrong,
  width: 'half',
} as const;

/** How the account's owner is reached. */
export const phonesAndEmail = {
  phoneNumber: {
    ...phone,
    visibility: 'contact',
    question: 'Phone number',
    autoComplete: 'tel',
    first: { account: 'phone' },
  },
  phoneNumberAlt: {
    kind: 'phone',
    optional: true,
    visibility: 'contact',
    question: 'Other phone number',
    hint: 'Optional',
    missing: phoneWrong,
    width: 'half',
    first: { account: 'phoneAlt' },
  },
  emailAddress: {
    kind: 'email',
    visibility: 'contact',
    question: 'Email address',
    missing: 'Enter a valid email address.',
    autoComplete: 'email',
    first: { account: 'email' },
  },
} as const;

/** Which grade they enter. @param options of the kind, as they are stored */
export const grade = <const Grades extends readonly [string, ...string[]]>(options: Grades) =>
  ({
    kind: 'choice',
    visibility: 'open',
    question: 'Grade',
    hint: 'This fall',
    options,
    missing: 'Choose a grade.',
    width: 'third',
    first: { earlier: 'anew' },
  }) as const;

/** What somebody's school is called. @param missing as the form tells of none */
export const school = (missing: string) =>
  ({
    kind: 'line',
    visibility: 'contact',
    question: 'School',
    hint: 'This fall',
    limit: schoolLimit,
    missing,
    tooLong: 'Enter a school name up to 200 characters.',
    width: 'two-thirds',
  }) as const;
