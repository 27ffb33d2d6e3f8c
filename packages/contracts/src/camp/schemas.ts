import * as z from 'zod';
import { date, requiredText } from '../forms/fields';
import { registrationCostLimits, waitListAfterLimits } from './limits';

const asNumber = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : value;

const text = requiredText(100, 'Must be longer than one character.', 'Enter up to 100 characters.');
const campDate = (what: string) => date(`Enter the ${what}.`, 'Enter a valid date.');

/** A camp year (product.md sections 3 and 5): all fields required. */
export const campSchema = z.object({
  year: z.preprocess(
    asNumber,
    z.int({ error: 'Choose a year.' }).min(1950, 'Choose a year.').max(2200, 'Choose a year.'),
  ),
  registrationStart: campDate('registration start'),
  startDate: campDate('start date'),
  campSunday: campDate('camp Sunday'),
  registrationEnd: campDate('registration end'),
  endDate: campDate('end date'),
  counselorTraining: campDate('counselor training date'),
  registrationCamperEnd: campDate('camper registration due date'),
  registrationStaffEnd: campDate('staff registration due date'),
  registrationCost: z.preprocess(
    asNumber,
    z
      .number({ error: 'Enter the registration cost.' })
      .min(registrationCostLimits.least, 'Min of 0 (free)')
      .max(registrationCostLimits.most, 'Max of 400')
      .multipleOf(0.01, 'Enter dollars and cents.'),
  ),
  waitListAfter: z.preprocess(
    asNumber,
    z
      .int({ error: 'Enter the number of seats.' })
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

export type CampInput = z.output<typeof campSchema>;
