/**
 * Fields and sentences that the registrations share, so that all have the same questions, errors and levels.
 * Differences are in each `record.ts`.
 */
import { adultSexes } from '../registration/options';
import { addressLimit, detailLimit, nameLimit, schoolLimit } from '../forms/limits';

/** The error of an unanswered Yes/No question. */
export const chooseYesOrNo = "Choose 'Yes' or 'No'";
/** The error of a missing phone number. */
export const phoneMissing = 'Enter a phone number, including area code.';
/** The error of an invalid phone number. */
const phoneWrong = 'Enter a valid phone number.';
/** The errors of an invalid date, and of a future date if only past ones are valid. */
export const wrongDate = 'Enter a valid date.';

/** The detail question after a Yes. @param what completes 'Enter ...' */
export const detailText = (question: string, what: string) =>
  ({
    kind: 'text',
    question,
    limit: detailLimit,
    missing: `Enter ${what}.`,
    tooLong: `Enter ${what} (up to 200 characters).`,
  }) as const;

const personName = { kind: 'line', limit: nameLimit, width: 'half', capitalize: 'words' } as const;

/** A person's first name. */
export const firstName = {
  ...personName,
  question: 'First name',
  tooLong: 'Enter a first name (between 1 and 50 characters).',
} as const;

/** A person's last name. */
export const lastName = {
  ...personName,
  question: 'Last name',
  tooLong: 'Enter a last name (between 1 and 50 characters).',
} as const;

/**
 * The name of the registered person.
 *
 * @param isTypist whether they fill in the form themselves, so that the browser may autofill their own name
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

/** The choice between male and female, as forms for students and adults ask for it. */
export const adultSex = {
  kind: 'choice',
  visibility: 'open',
  question: 'Male or female',
  options: adultSexes,
  missing: "Choose 'Male' or 'Female'",
  shown: 'buttons',
  first: { earlier: 'taken' },
} as const;

/** A birthdate. @param missing the error if it is empty */
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

/** A shirt size. @param options of the kind, as they are stored */
export const shirtSize = <const Sizes extends readonly [string, ...string[]]>(options: Sizes) =>
  ({
    kind: 'choice',
    visibility: 'open',
    question: 'Shirt size',
    options,
    missing: 'Choose a shirt size.',
    width: 'half',
  }) as const;

/** The account owner's address. */
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
    width: 'half',
    autoComplete: 'country-name',
    suggestions: 'countries',
    first: { account: 'addressCountry' },
  },
} as const;

/** A required phone number. */
export const phone = {
  kind: 'phone',
  hint: 'With area code',
  missing: phoneMissing,
  wrong: phoneWrong,
  width: 'half',
} as const;

/** Contact details of the account's owner. */
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

/** The grade that they enter. @param options of the kind, as they are stored */
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

/** A school's name. @param missing the error if it is empty */
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
