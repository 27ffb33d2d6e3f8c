import * as z from 'zod';
import { date, requiredText } from '../forms/fields';
import { dollars, number } from '../forms/number-fields';
import { registrationCostLimits, waitListAfterLimits } from './limits';

const text = requiredText(100, 'Must be longer than one character.', 'Enter up to 100 characters.');
const campDate = (what: string) => date(`Enter the ${what}.`, 'Enter a valid date.');

/** A camp year (docs/product/camp.md): all fields required. */
export const campSchema = z.object({
  year: number('Choose a year.', 'Choose a year.', (year) =>
    year.int('Choose a year.').min(1950, 'Choose a year.').max(2200, 'Choose a year.'),
  ),
  registrationStart: campDate('registration start'),
  startDate: campDate('start date'),
  campSunday: campDate('camp Sunday'),
  registrationEnd: campDate('registration end'),
  endDate: campDate('end date'),
  counselorTraining: campDate('counselor training date'),
  registrationCamperEnd: campDate('camper registration due date'),
  registrationStaffEnd: campDate('staff registration due date'),
  registrationCost: dollars(
    'Enter the registration cost.',
    'Enter the registration cost.',
    'Enter dollars and cents.',
    (cost) =>
      cost
        .min(registrationCostLimits.least, 'Min of 0 (free)')
        .max(registrationCostLimits.most, 'Max of 400'),
  ),
  waitListAfter: number('Enter the number of seats.', 'Enter the number of seats.', (seats) =>
    seats
      .int('Enter the number of seats.')
      .min(waitListAfterLimits.least, 'Min of 10')
      .max(waitListAfterLimits.most, 'Max of 60'),
  ),
  waitListDate: campDate('waitlist date'),
  campTheme: text,
  skitTheme: text,
  danceTheme: text,
  director1Name: text,
  director1Phone: text,
  director2Name: text,
  director2Phone: text,
  counselorDirector1Name: text,
  counselorDirector1Phone: text,
  counselorDirector2Name: text,
  counselorDirector2Phone: text,
});

/** A camp year as it is stored: dates are Dates, costs are dollars. */
export type CampInput = z.output<typeof campSchema>;

/** What changes of a camp year; absent fields stay, the year always does. */
export const campUpdateSchema = campSchema.omit({ year: true }).partial();

/** A checked change. */
export type CampUpdateInput = z.output<typeof campUpdateSchema>;
