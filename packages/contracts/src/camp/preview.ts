import { camperRegisteredMail, camperWaitlistedMail } from '../camper/mails';
import { paymentLinkMail } from '../camper/payment-link-mail';
import type { MailContent } from '../mail/content';
import { amountDue } from '../payment/amount-due';
import { receiptMail } from '../payment/receipt-mail';
import { pageAddress } from '../registries/page-address';
import type { CampDates } from './record';
import {
  formatCampDay,
  formatDay,
  formatGmt,
  isPastDue,
  isRegistrationOpen,
  vaccinationDeadline,
} from './dates';
import { campFacts, unlessPast } from './facts';
import { homeWords } from './home-words';
import { linksInWords, paymentLinksDueFrom } from './payment-links';

/** A day of a camp, and whether it is past. */
export interface PreviewDay {
  what: string;
  /** The day as families read it. */
  date: string;
  isPast: boolean;
}

/** The exact text of an email that families get. */
export interface PreviewMail extends MailContent {
  name: string;
  /** When the email is sent. */
  when: string;
}

/** A camp as families see it on a given day. */
export interface CampPreview {
  registrationOpen: boolean;
  /** The home page's sentence. */
  notice: string;
  /** The price in dollars on that day, late fee included. Null while registration is closed. */
  price: number | null;
  /** Whether the late fee is included. */
  isLate: boolean;
  days: PreviewDay[];
  mails: PreviewMail[];
}

/** The parts of a camp that the preview shows. */
export interface PreviewedCamp extends CampDates {
  year: number;
  registrationCost: number;
}

/**
 * The camp on a given day, with the rules of the live site and the texts of its emails.
 *
 * @param at the given moment
 * @param publicUrl the site's address in the emails, without a trailing slash
 */
export function campPreview(camp: PreviewedCamp, at: Date, publicUrl: string): CampPreview {
  const registrationOpen = isRegistrationOpen(camp, at);
  const nextOpening =
    registrationOpen || new Date(camp.registrationStart) < at ? null : camp.registrationStart;
  const price = amountDue({ createdAt: at }, camp);
  const { lead: notice } = homeWords({ ...camp, registrationOpen, isFull: false, nextOpening }, at);
  return {
    registrationOpen,
    notice,
    price: registrationOpen ? price.total / 100 : null,
    isLate: price.lateFee > 0,
    days: daysOf(camp).map(([what, date]) => ({ what, date: formatGmt(date), isPast: isPastDue(date, at) })),
    mails: registrationOpen ? mailsOf(camp, at, publicUrl) : [],
  };
}

function daysOf(camp: PreviewedCamp) {
  const days: [what: string, on: Date | string][] = [
    ['Registration opens', camp.registrationStart],
    ['Counselor and staff applications due', camp.registrationStaffEnd],
    [`${linksInWords(camp.registrationCost)} are sent automatically`, paymentLinksDueFrom(camp)],
    ['Camper registration due, late fee afterward', camp.registrationCamperEnd],
    ['Proof of vaccination due', vaccinationDeadline(camp.startDate)],
    ['Counselor training', camp.counselorTraining],
    ['Camp starts, registration closes', camp.startDate],
    ['Camp ends', camp.endDate],
    ['Camp Sunday', camp.campSunday],
  ];
  return days.sort(([, one], [, other]) => new Date(one).getTime() - new Date(other).getTime());
}

/** The emails whose words the preview shows. */
export const previewedMails: readonly string[] = [
  camperRegisteredMail,
  camperWaitlistedMail,
  paymentLinkMail,
  receiptMail,
].map(({ key }) => key);

/** The emails for a family that registers on that day. */
function mailsOf(camp: PreviewedCamp, at: Date, publicUrl: string): PreviewMail[] {
  const linksDue = paymentLinksDueFrom(camp);
  const linksGoBy = unlessPast(linksDue, at);
  const price = amountDue({ createdAt: at }, camp);
  const { nameFirst, camper } = camperRegisteredMail.example;
  const profileUrl = pageAddress(publicUrl, 'userProfile');
  const facts = { nameFirst, camper, year: camp.year, campFacts: campFacts(camp), price, profileUrl };
  return [
    {
      name: 'Registration received',
      when: 'Immediately',
      ...camperRegisteredMail.write({ ...facts, linksDue: linksGoBy }),
    },
    {
      name: 'Waitlist',
      when: 'Immediately, if all seats are taken',
      ...camperWaitlistedMail.write({ ...facts, chosen: false }),
    },
    {
      name: price.total === 0 ? 'Confirmation link' : 'Payment link',
      when:
        linksDue > at
          ? `Automatically on ${formatDay(linksDue, at)}, or when you send it`
          : 'Automatically, within minutes',
      ...paymentLinkMail.write({
        ...facts,
        campers: [{ name: camper, amount: price.total }],
        due: unlessPast(camp.registrationCamperEnd, at),
      }),
    },
    {
      name: price.total === 0 ? 'Confirmation' : 'Receipt',
      when: price.total === 0 ? 'When the family confirms' : 'When the payment arrives',
      ...receiptMail.write({
        ...facts,
        lines: [{ name: camper, cost: price.cost, lateFee: price.lateFee, back: 0 }],
        date: formatCampDay(at),
        reference: receiptMail.example.reference,
      }),
    },
  ];
}
