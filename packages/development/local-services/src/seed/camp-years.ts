import { campYearDefaults } from '@camp/contracts/camp/dates';
import type { CampInput } from '@camp/contracts/camp/record';

const day = 24 * 60 * 60 * 1000;
/** Days before camp on which every due date is still in the future, including the staff's (six weeks). */
const leastTimeBefore = 45 * day;
const registrationOpenSince = 30 * day;

/** The camp years of the demo data. */
export interface DemoCamps {
  /** Past years, latest first. */
  earlier: CampInput[];
  current: CampInput;
  later: CampInput[];
}

/**
 * Dates the demo's camp years so that, on any start date, registration for the current one is open and nothing is due
 * yet.
 *
 * @param now - the time of the start
 * @param asked - the number of past camps, and the seats of each camp, starting with the current one. Future camps have
 *   as many seats as the current one
 * @returns the past years, the current one and two later ones
 */
export function demoCamps(now: Date, { past, seats }: { past: number; seats: readonly number[] }): DemoCamps {
  const thisYear = now.getUTCFullYear();
  const campStart = campYearDefaults(thisYear).startDate.getTime();
  const year = campStart - now.getTime() >= leastTimeBefore ? thisYear : thisYear + 1;
  // If last year's week is not over yet, it would be the current camp, so it is left out.
  const latest = isOver(year - 1, now) ? year - 1 : year - 2;
  const [seatsNow = 0] = seats;
  const campYear = (ofYear: number, themes: Themes, waitListAfter = seatsNow) => ({
    ...everyYear(ofYear, themes),
    waitListAfter,
  });
  return {
    earlier: Array.from({ length: past }, (_, ago) =>
      campYear(latest - ago, earlierThemes[ago % earlierThemes.length] as Themes, seats[ago + 1]),
    ),
    current: {
      ...campYear(year, ['Rooted', 'Fairy tales', 'Neon']),
      registrationStart: midnightBefore(now.getTime() - registrationOpenSince),
    },
    later: [
      campYear(year + 1, ['Wayfinders', 'Explorers', 'Disco']),
      campYear(year + 2, ['Night Sky', 'Constellations', 'Barn dance']),
    ],
  };
}

/** Themes of the camp, the skits and the dance. */
type Themes = readonly [camp: string, skits: string, dance: string];

/** Themes of past years, latest first. */
const earlierThemes: readonly Themes[] = [
  ['Tall Tales', 'Myths', 'Swing'],
  ['Headwaters', 'Rivers', 'Eighties'],
  ['Paper Moon', 'Silent films', 'Masquerade'],
  ['Pathfinders', 'Maps', 'Square dance'],
];

function isOver(year: number, now: Date): boolean {
  return campYearDefaults(year).campSunday.getTime() + 2 * day < now.getTime();
}

function midnightBefore(instant: number): Date {
  return new Date(Math.floor(instant / day) * day);
}

function everyYear(
  year: number,
  [campTheme, skitTheme, danceTheme]: Themes,
): Omit<CampInput, 'waitListAfter'> {
  return {
    year,
    ...campYearDefaults(year),
    registrationCost: 300,
    campTheme,
    skitTheme,
    danceTheme,
    director1Name: 'Maria Lindqvist',
    director1Phone: '(303) 555-0141',
    director2Name: 'Tom Okafor',
    director2Phone: '(303) 555-0142',
    counselorDirector1Name: 'Grace Yellowhorse',
    counselorDirector1Phone: '(303) 555-0143',
    counselorDirector2Name: 'Sam Petrov',
    counselorDirector2Phone: '(303) 555-0144',
  };
}
