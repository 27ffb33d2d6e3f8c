/**
 * Fields and sentences that the registrations have in common, so that they ask, refuse and hide alike. What differs
 * stands in each `record.ts`.
 */
import { adultSexes, adultShirtSizes } from '../registration/options';
import { addressLimit, detailLimit, nameLimit, schoolLimit } from '../forms/limits';

/** Told where a Yes/No question is open. */
export const chooseYesOrNo = "Choose 'Yes' or 'No'";
/** Told where a phone number is needed. */
export const phoneMissing = 'Enter a phone number, including area code.';
/** Told of what is no phone number. */
export const phoneWrong = 'Enter a valid phone number.';
/** Told of what is no date, and of a day to come where it has to be past. */
export const wrongDate = 'Enter a valid date.';
/** Told of a first name above its limit. */
export const firstNameTooLong = 'Enter a first name (between 1 and 50 characters).';
/** Told of a last name above its limit. */
export const lastNameTooLong = 'Enter a last name (between 1 and 50 characters).';

/** What a Yes is asked besides. @param what completes 'Enter ...' */
export const detailText = (question: string, what: string) =>
  ({
    kind: 'text',
    question,
    limit: detailLimit,
    missing: `Enter ${what}.`,
    tooLong: `Enter ${what} (up to 200 characters).`,
  }) as const;

/**
 * The name of whom the form is about.
 *
 * @param isTypist they fill it in themselves: the browser may offer its own person's name
 */
export const ownName = <const Section extends string>(section: Section, isTypist: boolean) =>
  ({
    nameFirst: {
      section,
      kind: 'line',
      visibility: 'open',
      question: 'First name',
      limit: nameLimit,
      missing: 'Enter your first name.',
      tooLong: firstNameTooLong,
      capitalize: 'words',
      width: 'half',
      ...(isTypist && { autoComplete: 'given-name' }),
      first: { account: 'nameFirst', earlier: 'taken' },
    },
    nameLast: {
      section,
      kind: 'line',
      visibility: 'open',
      question: 'Last name',
      limit: nameLimit,
      missing: 'Enter your last name.',
      tooLong: lastNameTooLong,
      capitalize: 'words',
      width: 'half',
      ...(isTypist && { autoComplete: 'family-name' }),
      first: { account: 'nameLast', earlier: 'taken' },
    },
  }) as const;

/** Male or female, as students and adults are asked. */
export const adultSex = <const Section extends string>(section: Section) =>
  ({
    sex: {
      section,
      kind: 'choice',
      visibility: 'open',
      question: 'Male or female',
      options: adultSexes,
      missing: "Choose 'Male' or 'Female'",
      shown: 'buttons',
      first: { earlier: 'taken' },
    },
  }) as const;

/** When they were born, and the shirt that fits them. @param isTypist as for `ownName` */
export const adultBirthdateAndShirt = <const Section extends string>(section: Section, isTypist: boolean) =>
  ({
    birthdate: {
      section,
      kind: 'birthdate',
      visibility: 'contact',
      question: 'Birthdate',
      missing: 'Enter your birthdate.',
      wrong: wrongDate,
      width: 'half',
      ...(isTypist && { autoComplete: 'bday' }),
      first: { earlier: 'taken' },
    },
    shirtSize: {
      section,
      kind: 'choice',
      visibility: 'open',
      question: 'Shirt size',
      options: adultShirtSizes,
      missing: 'Choose a shirt size.',
      width: 'half',
    },
  }) as const;

/** State and zip code of that address, for forms that check the zip code. @param wrongState of what is no state, where it has words of its own */
export const stateAndZip = <const Section extends string>(section: Section, wrongState?: string) =>
  ({
    addressState: {
      section,
      kind: 'state',
      visibility: 'contact',
      question: 'State',
      hint: '2 letters',
      missing: 'Enter a state',
      ...(wrongState !== undefined && { wrong: wrongState }),
      width: 'quarter',
      autoComplete: 'address-level1',
      first: { account: 'addressState' },
    },
    addressZip: {
      section,
      kind: 'zip',
      visibility: 'contact',
      question: 'Zip code',
      hint: '5 digits',
      missing: 'Enter a Zip Code.',
      width: 'quarter',
      autoComplete: 'postal-code',
      first: { account: 'addressZip' },
    },
  }) as const;

/** Where the account's owner lives, but for state and zip code, which each form checks in its own way. */
export const streetAndCity = <const Section extends string>(section: Section) =>
  ({
    addressStreet: {
      section,
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
      section,
      kind: 'line',
      visibility: 'contact',
      question: 'City',
      limit: addressLimit,
      missing: 'Enter a city.',
      tooLong: 'Enter a city between 1 and 50 characters.',
      autoComplete: 'address-level2',
      first: { account: 'addressCity' },
    },
  }) as const;

/** How the account's owner is reached. */
export const phonesAndEmail = <const Section extends string>(section: Section) =>
  ({
    phoneNumber: {
      section,
      kind: 'phone',
      visibility: 'contact',
      question: 'Phone number',
      hint: 'With area code',
      missing: phoneMissing,
      wrong: phoneWrong,
      width: 'half',
      autoComplete: 'tel',
      first: { account: 'phone' },
    },
    phoneNumberAlt: {
      section,
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
      section,
      kind: 'email',
      visibility: 'contact',
      question: 'Email address',
      missing: 'Enter a valid email address.',
      autoComplete: 'email',
      first: { account: 'email' },
    },
  }) as const;

/** The country of the same address. */
export const country = <const Section extends string>(section: Section) =>
  ({
    addressCountry: {
      section,
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
  }) as const;

/** Which grade they enter. @param options of the kind, as they are stored */
export const gradeOf = <const Section extends string, const Grades extends readonly [string, ...string[]]>(
  section: Section,
  options: Grades,
) =>
  ({
    grade: {
      section,
      kind: 'choice',
      visibility: 'open',
      question: 'Grade',
      hint: 'This fall',
      options,
      missing: 'Choose a grade.',
      width: 'third',
      first: { earlier: 'anew' },
    },
  }) as const;

/** What somebody's school is called. @param missing as the form tells of none */
export const schoolName = <const Section extends string>(section: Section, missing: string) =>
  ({
    school: {
      section,
      kind: 'line',
      visibility: 'contact',
      question: 'School',
      hint: 'This fall',
      limit: schoolLimit,
      missing,
      tooLong: 'Enter a school name up to 200 characters.',
      width: 'two-thirds',
    },
  }) as const;
