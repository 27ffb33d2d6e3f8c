import { campYearDefaults } from '@camp/contracts/camp/dates';
import type { CampInput } from '@camp/contracts/camp/schemas';

const day = 24 * 60 * 60 * 1000;
/** So long before camp every due date still lies ahead, the one of the staff (six weeks) included. */
const leastTimeAhead = 45 * day;
const registrationOpenSince = 30 * day;

/** The camp years of the demo data. */
export interface DemoCamps {
  earlier: CampInput;
  current: CampInput;
  later: CampInput[];
}

/**
 * Dates the demo's camp years so that, at whatever date it is started, registration for the current one is open
 * and nothing is due yet.
 *
 * @param now - the moment of the start
 * @returns one past, one current and two later years
 */
export function demoCamps(now: Date): DemoCamps {
  const thisYear = now.getUTCFullYear();
  const campStart = campYearDefaults(thisYear).startDate.getTime();
  const year = campStart - now.getTime() >= leastTimeAhead ? thisYear : thisYear + 1;
  return {
    // The year between is left out when its week is not over yet: it would be the current one.
    earlier: campYear(isOver(year - 1, now) ? year - 1 : year - 2, 'Tall Tales', 'Myths', 'Swing'),
    current: {
      ...campYear(year, 'Rooted', 'Fairy tales', 'Neon'),
      registrationStart: midnightBefore(now.getTime() - registrationOpenSince),
    },
    later: [
      campYear(year + 1, 'Wayfinders', 'Explorers', 'Disco'),
      campYear(year + 2, 'Night Sky', 'Constellations', 'Barn dance'),
    ],
  };
}

function isOver(year: number, now: Date): boolean {
  return campYearDefaults(year).campSunday.getTime() + 2 * day < now.getTime();
}

function midnightBefore(instant: number): Date {
  return new Date(Math.floor(instant / day) * day);
}

function campYear(year: number, campTheme: string, skitTheme: string, danceTheme: string): CampInput {
  return {
    year,
    ...campYearDefaults(year),
    registrationCost: 300,
    waitListAfter: 40,
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
