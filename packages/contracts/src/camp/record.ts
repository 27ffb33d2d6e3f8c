import type { Wire } from '../forms/wire';
import { askedNames } from '../records/names';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { registrationCostLimits, waitListAfterLimits } from './limits';

const dateOf = <Question extends string>(question: Question, what: string) =>
  ({
    kind: 'date',
    visibility: 'open',
    question,
    missing: `Enter the ${what}.`,
    wrong: 'Enter a valid date.',
  }) as const;

const text = {
  kind: 'line',
  visibility: 'open',
  limit: 100,
  missing: 'Must be longer than one character.',
  tooLong: 'Enter up to 100 characters.',
} as const;
/** For other camps than the current one, only people who may edit camps see this field. */
const director = { ...text, visibility: 'contact' } as const;
const chooseYear = 'Choose a year.';
const enterSeats = 'Enter the number of seats.';

/** A camp year (docs/product/camp.md): all fields required. */
export const campRecord = declareRecord({
  name: 'camp',
  version: 1,
  sections: {
    'camp-year': { title: 'Year' },
    dates: { title: 'Dates' },
    seats: { title: 'Cost and seats' },
    themes: { title: 'Themes' },
    directors: { title: 'Directors' },
  },
  groups: {},
  fields: {
    ...inSection('camp-year', {
      year: {
        kind: 'number',
        visibility: 'open',
        question: 'Year',
        least: 1950,
        most: 2200,
        missing: chooseYear,
        wrong: chooseYear,
      },
    }),
    ...inSection('dates', {
      registrationStart: dateOf('Registration start', 'registration start'),
      registrationStaffEnd: dateOf('Counselor and staff applications due', 'staff registration due date'),
      registrationCamperEnd: dateOf('Camper registration due', 'camper registration due date'),
      waitListDate: dateOf('Waitlist date', 'waitlist date'),
      counselorTraining: dateOf('Counselor training', 'counselor training date'),
      registrationEnd: dateOf('Registration end', 'registration end'),
      startDate: dateOf('Camp start', 'start date'),
      endDate: dateOf('Camp end', 'end date'),
      campSunday: dateOf('Camp Sunday', 'Camp Sunday date'),
    }),
    ...inSection('seats', {
      registrationCost: {
        kind: 'number',
        cents: true,
        visibility: 'open',
        question: 'Registration cost (dollars)',
        ...registrationCostLimits,
        missing: 'Enter the registration cost.',
        wrong: 'Enter an amount in dollars and cents.',
        tooLow: 'Min of 0 (free)',
        tooHigh: 'Max of 400',
        width: 'half',
      },
      waitListAfter: {
        kind: 'number',
        visibility: 'open',
        question: 'Seats (waitlist after)',
        ...waitListAfterLimits,
        missing: enterSeats,
        wrong: enterSeats,
        tooLow: 'Min of 10',
        tooHigh: 'Max of 60',
        width: 'half',
      },
    }),
    ...inSection('themes', {
      campTheme: { ...text, question: 'Camp theme' },
      skitTheme: { ...text, question: 'Skit theme' },
      danceTheme: { ...text, question: 'Dance theme' },
    }),
    ...inSection('directors', {
      director1Name: { ...director, question: 'Director 1 name', width: 'half' },
      director1Phone: { ...director, question: 'Director 1 phone', width: 'half' },
      director2Name: { ...director, question: 'Director 2 name', width: 'half' },
      director2Phone: { ...director, question: 'Director 2 phone', width: 'half' },
      counselorDirector1Name: { ...director, question: 'Counselor director 1 name', width: 'half' },
      counselorDirector1Phone: { ...director, question: 'Counselor director 1 phone', width: 'half' },
      counselorDirector2Name: { ...director, question: 'Counselor director 2 name', width: 'half' },
      counselorDirector2Phone: { ...director, question: 'Counselor director 2 phone', width: 'half' },
    }),
  },
});

type Fields = typeof campRecord.fields;
type NamesIn<Section> = {
  [Name in keyof Fields]: Fields[Name]['section'] extends Section ? Name : never;
}[keyof Fields];

/** A checked camp year. Dates are Dates, and costs are dollars. */
export interface CampInput extends RecordValues<Fields> {}

/** The dates of a camp year. */
export type CampDates = Record<NamesIn<'dates'>, string | Date>;

/** The camp directors. */
export type CampDirectors = Pick<Wire<CampInput>, NamesIn<'directors'>>;

/** The names of a camp's dates, in chronological order. */
export const dateNames = askedNames(campRecord, 'dates') as NamesIn<'dates'>[];
