import { itIsAsSpecified } from '../records/testing/as-specified';
import { userRecord } from './record';
import { registerSchema } from './account-schemas';

const passwordRule = 'Enter a password (8 to 32 characters, at least one upper case letter and number).';

describe('account', () => {
  itIsAsSpecified(userRecord, registerSchema, {
    nameFirst: {
      level: 'open',
      missing: 'First Name is required.',
      most: [50, 'Enter a first name (between 1 and 50 characters).'],
    },
    nameLast: {
      level: 'open',
      missing: 'Last Name is required.',
      most: [50, 'Enter a last name (between 1 and 50 characters).'],
    },
    userType: {
      level: 'open',
      missing: 'Choose a User Type',
      options: ['Parent', 'Counselor', 'Staff'],
      wrong: [['Admin', 'Choose a User Type']],
    },
    email: {
      level: 'contact',
      missing: 'Enter a valid email address.',
      wrong: [
        ['ada@', 'Enter a valid email address.'],
        ['ann@example.com\r\nBcc: bob@example.com', 'Enter a valid email address.'],
        [{ $gt: '' }, 'Enter a valid email address.'],
      ],
    },
    password: {
      level: 'nobody',
      wrong: [
        ['', passwordRule],
        ['campfire7', passwordRule],
        ['CAMPFIRE7', passwordRule],
        ['Campfires', passwordRule],
        ['Camp7', passwordRule],
      ],
    },
    passwordConf: {
      level: 'nobody',
      wrong: [
        ['', 'Passwords do not match!'],
        ['Trailhead8', 'Passwords do not match!'],
      ],
    },
    addressStreet: {
      level: 'contact',
      missing: 'Enter a street address',
      most: [50, 'Enter an address between 1 and 50 characters.'],
    },
    addressCity: {
      level: 'contact',
      missing: 'Enter a city.',
      most: [50, 'Enter a city between 1 and 50 characters.'],
    },
    addressState: {
      level: 'contact',
      missing: 'Enter a state.',
      most: [2, 'Enter a state.'],
      wrong: [
        ['C', 'Enter a state.'],
        ['Colorado', 'Enter a state.'],
      ],
    },
    addressZip: {
      level: 'contact',
      missing: 'Enter a Zip Code.',
      wrong: [
        ['8020', 'Enter a Zip Code.'],
        ['80202-12', 'Enter a Zip Code.'],
      ],
    },
    addressCountry: {
      level: 'contact',
      missing: 'Enter a Country.',
      most: [50, 'Enter a Country.'],
    },
    phone: {
      level: 'contact',
      missing: 'Enter a phone number.',
      wrong: [['12', 'Enter a phone number, including area code.']],
    },
    phoneAlt: { level: 'contact', wrong: [['12', 'Enter a phone number, including area code.']] },
    preferedContact: {
      level: 'contact',
      missing: 'Choose Email, Text or Phone Call',
      options: ['Email', 'Text', 'PhoneCall'],
      wrong: [['Pigeon', 'Choose Email, Text or Phone Call']],
    },
  });
});
