import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { staffProfileRecord } from './record';
import { staffProfileSchema } from './schemas';

const narrative = (missing: string, tooLong = 'Enter up to 500 characters.'): SpecifiedField => ({
  level: 'open',
  missing,
  most: [500, tooLong],
});
const wrongOrder = 'Enter a display order from 1 to 10.';

describe('staff profile', () => {
  itIsAsSpecified(staffProfileRecord, staffProfileSchema, {
    nameFirst: {
      level: 'open',
      missing: "Enter staff member's first name.",
      most: [50, 'Enter a name up to 50 characters.'],
    },
    nameLast: {
      level: 'open',
      missing: "Enter staff member's last name.",
      most: [50, 'Enter a name up to 50 characters.'],
    },
    yearsAtCamp: {
      level: 'open',
      missing: 'Enter number of years at camp.',
      wrong: [
        ['-1', 'Enter a valid number.'],
        ['1.5', 'Enter a valid number.'],
        ['many', 'Enter a valid number.'],
        ['100', 'Enter a valid number.'],
      ],
    },
    order: {
      level: 'open',
      missing: 'Enter display order number.',
      wrong: [
        ['0', wrongOrder],
        ['11', wrongOrder],
        ['1.5', wrongOrder],
        ['-1', 'Order must be 0 or greater.'],
      ],
    },
    jobDescription: narrative(
      "Enter staff member's job description.",
      'Enter a job description up to 500 characters.',
    ),
    whatMakesCampSpecial: narrative('Enter what makes camp special to this staff member.'),
    favoriteTradition: narrative("Enter staff member's favorite camp tradition."),
    hobbies: narrative("Enter staff member's hobbies."),
    image: { level: 'open' },
  });
});
