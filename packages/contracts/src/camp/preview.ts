import type { CampDates } from './contradictions';
import { campWeek, homeWords } from './home-words';
import { formatGmt, isPastDue, isRegistrationOpen, vaccinationDeadline } from './dates';
import { lateFee } from './limits';
import { paymentLinksDueFrom } from './payment-links';

/** A day of a camp, and whether it has gone by. */
export interface PreviewDay {
  what: string;
  /** As families read it. */
  date: string;
  isPast: boolean;
}

/** A mail that a family gets, in short. */
export interface PreviewMail {
  name: string;
  /** When it goes out. */
  when: string;
  /** What it says of this camp. */
  says: string;
}

/** A camp as families see it on a chosen day. */
export interface CampPreview {
  registrationOpen: boolean;
  /** The sentence of the home page. */
  notice: string;
  /** Dollars for who registers on that day, late fee included; null while nobody can. */
  price: number | null;
  /** Whether the late fee is part of it. */
  isLate: boolean;
  days: PreviewDay[];
  mails: PreviewMail[];
}

/** What of a camp the preview shows. */
export interface PreviewedCamp extends CampDates {
  year: number;
  registrationCost: number;
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/**
 * The camp on a day, by the rules of the live site.
 *
 * @param at the chosen moment
 */
export function campPreview(camp: PreviewedCamp, at: Date): CampPreview {
  const registrationOpen = isRegistrationOpen(camp, at);
  const isLate = isPastDue(camp.registrationCamperEnd, at);
  const nextOpening =
    registrationOpen || new Date(camp.registrationStart) < at ? null : camp.registrationStart;
  const price = camp.registrationCost + (isLate ? lateFee : 0);
  const { lead: notice } = homeWords({ ...camp, registrationOpen, nextOpening }, at);
  return {
    registrationOpen,
    notice,
    price: registrationOpen ? price : null,
    isLate,
    days: daysOf(camp).map(([what, date]) => ({ what, date: formatGmt(date), isPast: isPastDue(date, at) })),
    mails: registrationOpen ? mailsOf(camp, price, at) : [],
  };
}

const daysOf = (camp: PreviewedCamp) =>
  (
    [
      ['Registration opens', camp.registrationStart],
      ['Counselor and staff applications due', camp.registrationStaffEnd],
      ['Payment links go out by themselves', paymentLinksDueFrom(camp)],
      ['Camper registration due, late fee after it', camp.registrationCamperEnd],
      ['Proof of vaccination due', vaccinationDeadline(camp.startDate)],
      ['Counselor training', camp.counselorTraining],
      ['Camp begins, registration ends', camp.startDate],
      ['Camp ends', camp.endDate],
      ['Camp Sunday', camp.campSunday],
    ] as const
  ).toSorted(([, one], [, other]) => new Date(one).getTime() - new Date(other).getTime());

function mailsOf(camp: PreviewedCamp, price: number, at: Date): PreviewMail[] {
  const linksDue = paymentLinksDueFrom(camp);
  const by = linksDue > at ? `by ${formatGmt(linksDue)} at the latest` : 'as soon as we can';
  return [
    {
      name: 'Registration received',
      when: 'At once',
      says: `Camp ${camp.year}, ${campWeek(camp)}. Price ${dollars(price)}. We send you a payment link ${by}.`,
    },
    {
      name: 'Payment link',
      when:
        linksDue > at
          ? `By itself on ${formatGmt(linksDue)}, or when you send it`
          : 'Within minutes, by itself',
      says: `Pay ${dollars(price)} to secure the place.`,
    },
    {
      name: 'Receipt',
      when: 'When the payment arrives',
      says: `We received ${dollars(price)} for camp ${camp.year}.`,
    },
  ];
}
