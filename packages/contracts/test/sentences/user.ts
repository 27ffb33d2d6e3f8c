import { long51, phoneMissing, type Sentences } from './sentences';

export const emailWrong = 'Enter a valid email address.';
export const streetTooLong = 'Enter an address between 1 and 50 characters.';
export const zipWrong = 'Enter a Zip Code.';
export const passwordWrong =
  'Enter a password (8 to 32 characters, at least one upper case letter and number).';
export const passwordsDiffer = 'Passwords do not match!';
export const currentPasswordMissing = 'Enter your current password.';

/** The account, without its password. */
export const accountSentences = {
  missing: {
    nameFirst: 'First Name is required.',
    nameLast: 'Last Name is required.',
    userType: 'Choose a User Type',
    email: emailWrong,
    addressStreet: 'Enter a street address',
    addressCity: 'Enter a city.',
    addressState: 'Enter a state.',
    addressZip: zipWrong,
    addressCountry: 'Enter a Country.',
    phone: 'Enter a phone number.',
    preferedContact: 'Choose Email, Text or Phone Call',
  },
  wrong: [
    ['nameFirst', long51, 'Enter a first name (between 1 and 50 characters).'],
    ['nameLast', long51, 'Enter a last name (between 1 and 50 characters).'],
    ['userType', 'Admin', 'Choose a User Type'],
    ['email', 'ada@', emailWrong],
    ['email', 'ann@example.com\r\nBcc: bob@example.com', emailWrong],
    ['addressStreet', long51, streetTooLong],
    ['addressCity', long51, 'Enter a city between 1 and 50 characters.'],
    ['addressState', 'C', 'Enter a state.'],
    ['addressState', 'Colorado', 'Enter a state.'],
    ['addressZip', '8020', zipWrong],
    ['addressZip', '80202-12', zipWrong],
    ['addressCountry', long51, 'Enter a Country.'],
    ['phone', '12', phoneMissing],
    ['phoneAlt', '12', phoneMissing],
    ['preferedContact', 'Pigeon', 'Choose Email, Text or Phone Call'],
  ],
} satisfies Sentences;
