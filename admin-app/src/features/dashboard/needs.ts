import type { CampNeeds } from '@camp/contracts/camp-figures/operations';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { formatGmt } from '@camp/contracts/camp/dates';
import { listAddress } from './list-address';

/** Something that waits for somebody of the office. */
export interface Need {
  title: string;
  text: string;
  /** The list or page where it is done. */
  to: string;
  label: string;
  tone: 'now' | 'soon' | 'calm';
}

type CountedNeed = Omit<Need, 'title'> & { count: number; words: Words };

/** Of one, and of several. */
type Words = readonly [one: string, many: string];

const counted = (count: number, [one, many]: Words) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/**
 * What waits, what harms most first; nothing for a number that is 0 or that the person may not see.
 *
 * @param year that is shown
 */
export function needsInWords(needs: CampNeeds, year: number): Need[] {
  const { unsentLinks, unsentFamilies, linksDue, overdue, freeSeats } = needs;
  const all: CountedNeed[] = [
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
      to: listAddress('camper', year, 'status=submitted'),
      label: 'Review and send',
      tone: 'soon',
    },
    {
      count: overdue,
      words: ['payment is overdue', 'payments are overdue'],
      text: 'They were asked, and the due day is over.',
      to: listAddress('camper', year, 'status=overdue'),
      label: 'See who',
      tone: 'soon',
    },
    {
      count: freeSeats,
      words: ['seat is free while campers wait', 'seats are free while campers wait'],
      text: 'Who was set on the waitlist by hand, or asked for it, gets none by itself.',
      to: listAddress('camper', year, 'status=waitlist'),
      label: 'Offer',
      tone: 'calm',
    },
    ...unreadable(needs, year),
  ];
  return all
    .filter(({ count }) => count > 0)
    .map(({ count, words, ...need }) => ({ ...need, title: counted(count, words) }));
}

/** Who was asked for another picture, of each kind. */
const asked: Record<AttendeeKind, { words: Words; text: string }> = {
  camper: {
    words: ['camper’s proof of vaccination cannot be read', 'campers’ proofs of vaccination cannot be read'],
    text: 'The families were asked for another picture.',
  },
  counselor: {
    words: [
      'counselor’s proof of vaccination cannot be read',
      'counselors’ proofs of vaccination cannot be read',
    ],
    text: 'The counselors were asked for another picture.',
  },
  staff: {
    words: [
      'proof of vaccination of the staff cannot be read',
      'proofs of vaccination of the staff cannot be read',
    ],
    text: 'The staff were asked for another picture.',
  },
};

const unreadable = ({ unreadablePictures = {} }: CampNeeds, year: number): CountedNeed[] =>
  (Object.keys(asked) as AttendeeKind[]).map((kind) => ({
    ...asked[kind],
    count: unreadablePictures[kind] ?? 0,
    to: listAddress(kind, year, 'proof=unreadable'),
    label: 'Look',
    tone: 'calm',
  }));
