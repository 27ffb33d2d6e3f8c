import { dateWrong } from '../../test/sentences/sentences';
import { campTextMissing } from '../../test/sentences/camp';
import { sampleOf } from '../records/sample-of';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { campRecord } from './record';
import { campSchema } from './schemas';

const day = (what: string): SpecifiedField => ({
  level: 'open',
  missing: `Enter the ${what}.`,
  wrong: [['2030-02-30', dateWrong]],
});
const text: SpecifiedField = {
  level: 'open',
  missing: campTextMissing,
  most: [100, 'Enter up to 100 characters.'],
};
const director: SpecifiedField = { ...text, level: 'contact' };
const chooseYear = 'Choose a year.';
const enterSeats = 'Enter the number of seats.';

describe('camp year', () => {
  itIsAsSpecified(campRecord, campSchema, {
    year: {
      level: 'open',
      missing: chooseYear,
      wrong: ['1949', '2201', '2030.5', 'next'].map((year) => [year, chooseYear] as const),
    },
    registrationStart: day('registration start'),
    registrationStaffEnd: day('staff registration due date'),
    registrationCamperEnd: day('camper registration due date'),
    waitListDate: day('waitlist date'),
    counselorTraining: day('counselor training date'),
    registrationEnd: day('registration end'),
    startDate: day('start date'),
    endDate: day('end date'),
    campSunday: day('Camp Sunday date'),
    registrationCost: {
      level: 'open',
      missing: 'Enter the registration cost.',
      wrong: [
        ['-1', 'Min of 0 (free)'],
        ['401', 'Max of 400'],
        ['19.999', 'Enter an amount in dollars and cents.'],
        ['much', 'Enter the registration cost.'],
      ],
    },
    waitListAfter: {
      level: 'open',
      missing: enterSeats,
      wrong: [
        ['9', 'Min of 10'],
        ['61', 'Max of 60'],
        ['10.5', enterSeats],
        ['few', enterSeats],
      ],
    },
    campTheme: text,
    skitTheme: text,
    danceTheme: text,
    director1Name: director,
    director1Phone: director,
    director2Name: director,
    director2Phone: director,
    counselorDirector1Name: director,
    counselorDirector1Phone: director,
    counselorDirector2Name: director,
    counselorDirector2Phone: director,
  });
});

it('accepts dollars with cents', () => {
  const sent = { ...sampleOf(campRecord), registrationCost: '299.99' };
  expect(campSchema.parse(sent).registrationCost).toBe(299.99);
});
