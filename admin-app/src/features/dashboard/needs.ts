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

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * What waits, what harms most first; nothing for a number that is 0 or that the person may not see.
 *
 * @param addressOf the list of campers of the year that is shown, with a filter
 */
export function needsInWords(needs: CampNeeds, addressOf: (query: string) => string): Need[] {
  const { unsentLinks, unsentFamilies, linksDue, overdue, freeSeats } = needs;
  const all: (Need & { count: number })[] = [
    {
      count: needs.mismatches ?? 0,
      title: counted(needs.mismatches ?? 0, 'payment does not match', 'payments do not match'),
      text: 'Stripe and the records disagree. Each has one safe way to settle it.',
      to: '/admin/payments',
      label: 'Resolve',
      tone: 'now',
    },
    {
      count: needs.failedMails ?? 0,
      title: counted(needs.failedMails ?? 0, 'mail could not be sent', 'mails could not be sent'),
      text: 'Somebody waits for it and does not know. Try again, or write another way.',
      to: '/admin/failed-work',
      label: 'Look',
      tone: 'now',
    },
    {
      count: needs.failedWork ?? 0,
      title: counted(needs.failedWork ?? 0, 'piece of work was given up', 'pieces of work were given up'),
      text: 'It failed for good and is kept with its reason.',
      to: '/admin/failed-work',
      label: 'Look',
      tone: 'now',
    },
    {
      count: unsentLinks,
      title: counted(unsentLinks, 'camper has no payment link yet', 'campers have no payment link yet'),
      text: `${counted(unsentFamilies, 'family', 'families')}. Links go out by themselves on ${formatGmt(linksDue)}.`,
      to: addressOf('status=submitted'),
      label: 'Review and send',
      tone: 'soon',
    },
    {
      count: overdue,
      title: counted(overdue, 'payment is overdue', 'payments are overdue'),
      text: 'They were asked, and the due day is over.',
      to: addressOf('status=awaiting-payment'),
      label: 'See who',
      tone: 'soon',
    },
    {
      count: freeSeats,
      title: counted(freeSeats, 'seat is free while campers wait', 'seats are free while campers wait'),
      text: 'Who was set on the waitlist by hand, or asked for it, gets none by itself.',
      to: addressOf('status=waitlist'),
      label: 'Offer',
      tone: 'calm',
    },
    {
      count: needs.unreadablePictures ?? 0,
      title: counted(
        needs.unreadablePictures ?? 0,
        'proof of vaccination cannot be read',
        'proofs of vaccination cannot be read',
      ),
      text: 'The families were asked for another picture.',
      to: addressOf('covid=Yes'),
      label: 'Look',
      tone: 'calm',
    },
  ];
  return all.filter(({ count }) => count > 0);
}
