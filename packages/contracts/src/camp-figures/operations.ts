import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { Need } from './needs';

/** A label and its count. */
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

/** One camp in numbers. Medical answers are never counted. */
export interface CampFigures {
  /** Id of the camp. */
  camp: string;
  year: number;
  seats: number;
  seated: number;
  waitlisted: number;
  /** Campers who have paid, who were asked to pay, and who have a seat but weren't asked yet. */
  paid: number;
  unpaid: number;
  notAsked: number;
  newCampers: number;
  families: number;
  /** Families who had a camper in an earlier year too. */
  returningFamilies: number;
  grades: GradeFigures[];
  /** Shirts of seated campers. For people with `view-all` on counselor, also those of counselors. */
  shirts: Count[];
  counselorShirts?: Count[];
  /** Registrations per day (`yyyy-MM-dd` in GMT), in order. Days without any are left out. */
  days: Count[];
  /** Dollars paid, without refunds, and outstanding. Needs view-all on stripe. */
  money?: { paid: number; open: number };
  /** Needs view-all on staff. */
  staff?: { applications: number; positions: Count[]; days: Count[]; shirts?: Count[] };
  /** Needs view-all on counselor-app: how often each job was chosen as first to fifth choice. */
  counselors?: { applications: number; choices: { job: string; ranks: number[] }[] };
  /** Open tasks that this person can act on. Only for the year on the page, and never for a past year. */
  needs?: Need[];
}

/** Parameters of the figures. */
export interface CampFiguresQuery extends ListQuery {
  /** The year on the page, which is counted fresh and gets its open tasks. Default: the current camp's year. */
  year?: number;
}

/** Every camp year, latest first. */
export const data = operation<{ query?: CampFiguresQuery }, CampFigures[]>(
  'GET /camp/data',
  may('view-all', 'camper'),
);
