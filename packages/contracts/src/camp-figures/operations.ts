import { may, operation } from '../operations/operation';
import type { ListQuery } from '../operations/replies';
import type { AttendeeKind } from '../related-records/kinds';

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

/** What waits for somebody of the office, of the camp that is shown. Some of it only for who may do something about it. */
export interface CampNeeds {
  /** Seated campers whose family got no payment link yet. */
  unsentLinks: number;
  unsentFamilies: number;
  /** When the links go out by themselves. */
  linksDue: string;
  /** Campers whose payment was asked for and whose due day is over. */
  overdue: number;
  /** Free seats while somebody waits; none otherwise. */
  freeSeats: number;
  /** Proofs of vaccination of which no picture could be made, of each kind on which the person holds `data`. */
  unreadablePictures?: Partial<Record<AttendeeKind, number>>;
  /** Payments and gifts on which Stripe and the records disagree; with view-all on stripe. */
  mismatches?: number;
  /** Mails that could not be sent, and other work that was given up; with view on admin. */
  failedMails?: number;
  failedWork?: number;
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
  /** Of the year that is shown only. */
  needs?: CampNeeds;
}

/** What the figures are asked for. */
export interface CampFiguresQuery extends ListQuery {
  /** The year that is shown: counted now, and with what waits; the current camp's when absent. */
  year?: number;
}

/** Every camp year, the latest first. */
export const data = operation<{ query?: CampFiguresQuery }, CampFigures[]>({
  method: 'GET',
  path: '/camp/data',
  access: may('view-all', 'camper'),
});
