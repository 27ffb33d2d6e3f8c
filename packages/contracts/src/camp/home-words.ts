import { homeContent } from '../content/home';
import { dateFormats, formatGmt } from './dates';
import { checkBackNotice } from './registration-closed';

/** The camp data that the home page needs. */
export interface HomeCampFacts {
  year: number;
  /** When registration opens next. Null while it is open or if no day is known. */
  nextOpening: string | Date | null;
  startDate: string | Date;
  endDate: string | Date;
  registrationOpen: boolean;
  /** Whether new registrations join the waitlist. */
  isFull: boolean;
}

/** The message before the form while new registrations get no seat. */
export const campFullNotice = 'Camp is full right now. New registrations join the waitlist.';

/** The texts of the home page that depend on the camp. */
export interface HomeWords {
  eyebrow: string;
  lead: string;
}

/**
 * The texts of the home page (docs/product/public-site.md, Home).
 *
 * @param camp null without a camp, or undefined while loading
 * @param now the caller's clock
 */
export function homeWords(camp: HomeCampFacts | null | undefined, now: Date): HomeWords {
  return {
    eyebrow: camp ? `Camp ${camp.year} · ${campWeek(camp)}` : homeContent.eyebrow,
    lead: statusOf(camp, now),
  };
}

function statusOf(camp: HomeCampFacts | null | undefined, now: Date): string {
  if (camp === undefined) return ' ';
  if (camp === null) return 'The next camp is being planned. Please check back soon.';
  if (!camp.registrationOpen) {
    return checkBackNotice('Registrations and Application', camp.nextOpening, now);
  }
  const accepted = 'Registrations and Application are now being accepted.';
  return camp.isFull ? `${accepted} ${campFullNotice}` : accepted;
}

/**
 * A range of days such as 'July 24 – 29, 2027', with both months if they differ. A line can break only after the dash.
 */
export function campWeek({ startDate, endDate }: Pick<HomeCampFacts, 'startDate' | 'endDate'>): string {
  const isOneMonth = formatGmt(startDate, 'yyyy-MM') === formatGmt(endDate, 'yyyy-MM');
  const days = [
    formatGmt(startDate, 'MMMM d'),
    formatGmt(endDate, isOneMonth ? 'd, yyyy' : dateFormats.date),
  ];
  return days.map((day) => day.replaceAll(' ', '\u00a0')).join('\u00a0– ');
}
