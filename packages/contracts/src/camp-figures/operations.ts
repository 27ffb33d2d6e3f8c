import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { Need } from './needs';

/** How many of something there are. */
export interface Count {
  label: string;
  count: number;
}

/** The campers of one grade. */
export interface GradeFigures {
  grade: string;
  seated: number;
  waiting: number;
}

/** One camp in numbers; nothing medical is counted. */
export interface CampFigures {
  /** Id of the camp. */
  camp: string;
  year: number;
  seats: number;
  seated: number;
  waitlisted: number;
  /** Campers who are paid for, who were asked to pay, and those with a seat who were not asked yet. */
  paid: number;
  unpaid: number;
  notAsked: number;
  newCampers: number;
  families: number;
  /** Families who were there in an earlier year too. */
  returningFamilies: number;
  grades: GradeFigures[];
  /** Shirts of the seated; those of counselors with view-all on counselor, of staff below. */
  shirts: Count[];
  counselorShirts?: Count[];
  /** Registrations of each day that has one, `yyyy-MM-dd` in GMT, in order. */
  days: Count[];
  /** Dollars paid, without what went back, and open; with view-all on stripe. */
  money?: { paid: number; open: number };
  /** With view-all on staff. */
  staff?: { applications: number; positions: Count[]; days: Count[]; shirts?: Count[] };
  /** With view-all on counselor-app: how often each job was chosen, first choice to fifth. */
  counselors?: { applications: number; choices: { job: string; ranks: number[] }[] };
  /**
   * What waits for somebody and this person can do something about. Of the year that is shown only; never of a past one,
   * nor for who could do none of it.
   */
  needs?: Need[];
}

/** What the figures are asked for. */
export interface CampFiguresQuery extends ListQuery {
  /** The year that is shown: counted now, and with what waits; the current camp's when absent. */
  year?: number;
}

/** Every camp year, the latest first. */
export const data = operation<{ query?: CampFiguresQuery }, CampFigures[]>(
  'GET /camp/data',
  may('view-all', 'camper'),
);
