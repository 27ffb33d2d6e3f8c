import type { CampNeeds } from '@camp/contracts/camp-figures/operations';
import { formatGmt } from '@camp/contracts/camp/dates';

/** Something that waits for somebody of the office. */
export interface Need {
  title: string;
  text: string;
  /** The list or page where it is done. */
  to: string;
  label: string;
  tone: 'now' | 'soon' | 'calm';
}

/** Of one, and of several. */
type Words = readonly [one: string, many: string];

const counted = (count: number, [one, many]: Words) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * What waits, what harms most first; nothing for a number that is 0 or that the person may not see.
 *
 * @param addressOf the list of campers of the year that is shown, with a filter
 */
export function needsInWords(needs: CampNeeds, addressOf: (query: string) => string): Need[] {
  const { unsentLinks, unsentFamilies, linksDue, overdue, freeSeats } = needs;
  const all: (Omit<Need, 'title'> & { count: number; words: Words })[] = [
    {
      count: needs.mismatches ?? 0,
      words: ['payment does not match', 'payments do not match'],
      text: 'Stripe and the records disagree. Each has one safe way to settle it.',
      to: '/admin/payments',
      label: 'Resolve',
      tone: 'now',
    },
    {
      count: needs.failedMails ?? 0,
      words: ['mail could not be sent', 'mails could not be sent'],
      text: 'Somebody waits for it and does not know. Try again, or write another way.',
      to: '/admin/failed-work',
      label: 'Look',
      tone: 'now',
    },
    {
      count: needs.failedWork ?? 0,
      words: ['piece of work was given up', 'pieces of work were given up'],
      text: 'It failed for good and is kept with its reason.',
      to: '/admin/failed-work',
      label: 'Look',
      tone: 'now',
    },
    {
      count: unsentLinks,
      words: ['camper has no payment link yet', 'campers have no payment link yet'],
      text: `${counted(unsentFamilies, ['family', 'families'])}. Links go out by themselves on ${formatGmt(linksDue)}.`,
      to: addressOf('status=submitted'),
      label: 'Review and send',
      tone: 'soon',
    },
    {
      count: overdue,
      words: ['payment is overdue', 'payments are overdue'],
      text: 'They were asked, and the due day is over.',
      to: addressOf('status=awaiting-payment'),
      label: 'See who',
      tone: 'soon',
    },
    {
      count: freeSeats,
      words: ['seat is free while campers wait', 'seats are free while campers wait'],
      text: 'Who was set on the waitlist by hand, or asked for it, gets none by itself.',
      to: addressOf('status=waitlist'),
      label: 'Offer',
      tone: 'calm',
    },
    {
      count: needs.unreadablePictures ?? 0,
      words: ['proof of vaccination cannot be read', 'proofs of vaccination cannot be read'],
      text: 'The families were asked for another picture.',
      to: addressOf('covid=Yes'),
      label: 'Look',
      tone: 'calm',
    },
  ];
  return all
    .filter(({ count }) => count > 0)
    .map(({ count, words, ...need }) => ({ ...need, title: counted(count, words) }));
}
