import { dateFormats, formatGmt } from './dates';
import { checkBackNotice } from './registration-closed';

/** What the first screen has to know of a camp. */
export interface HomeCampFacts {
  year: number;
  /** When registration opens next; null while it is open and where no day is known. */
  nextOpening: string | Date | null;
  startDate: string | Date;
  endDate: string | Date;
  registrationOpen: boolean;
  /** Who registers now joins the waitlist. */
  isFull: boolean;
}

/** Said before the form while a new registration gets no seat. */
export const campFullNotice = 'Camp is full right now. New registrations join the waitlist.';

/** The words of the home page's first screen that hang on the camp. */
export interface HomeWords {
  eyebrow: string;
  lead: string;
}

/** The headline of the home page's first screen. */
export const homeHeadline = 'A week they will talk about all year.';

/**
 * The words of the first screen (docs/product/public-site.md, Home).
 *
 * @param camp null when there is no camp, undefined until it is known
 * @param now of whoever tells it
 */
export function homeWords(camp: HomeCampFacts | null | undefined, now: Date): HomeWords {
  return {
    eyebrow: camp ? `Camp ${camp.year} · ${campWeek(camp)}` : 'In the mountains, every summer',
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

/** 'July 24 – 29, 2027', or both months where they differ; a line ends only after the dash. */
export function campWeek({ startDate, endDate }: Pick<HomeCampFacts, 'startDate' | 'endDate'>): string {
  const isOneMonth = formatGmt(startDate, 'yyyy-MM') === formatGmt(endDate, 'yyyy-MM');
  const days = [
    formatGmt(startDate, 'MMMM d'),
    formatGmt(endDate, isOneMonth ? 'd, yyyy' : dateFormats.date),
  ];
  return days.map((day) => day.replaceAll(' ', '\u00a0')).join('\u00a0– ');
}
