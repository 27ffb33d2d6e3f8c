import { formatGmt } from '@camp/contracts/camp/dates';
import type { Need, NeedName, SameChildCamper } from '@camp/contracts/camp-figures/needs';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { listAddress } from './list-address';

/** Something that waits, as the dashboard says it. */
export interface NeedInWords {
  name: NeedName;
  title: string;
  text: string;
  /** The list or page where it is done. */
  to: string;
  label: string;
  tone: 'now' | 'soon' | 'calm';
  /** Registrations of the same child, to be decided about at once. */
  children?: SameChildCamper[][] | undefined;
}

/** Of one, and of several. */
type Words = readonly [one: string, many: string];

const counted = (count: number, [one, many]: Words) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

type Wording = Omit<NeedInWords, 'name' | 'title'> & { words: Words };

const payments = addressOf(guardedPages.paymentList);
const failedWork = addressOf(guardedPages.failedWork);

/** By what waits: how it is said, and where it is done. One without words does not compile. */
const wordings: Record<NeedName, (need: Need, year: number) => Wording> = {
  mismatches: () => ({
    words: ['payment does not match', 'payments do not match'],
    text: 'Stripe and the records disagree. Each has one safe way to settle it.',
    to: payments,
    label: 'Resolve',
    tone: 'now',
  }),
  disputes: () => ({
    words: ['payment is disputed', 'payments are disputed'],
    text: 'A family’s bank asks for the money back, or has decided. Answer at Stripe, or choose what comes next.',
    to: `${payments}?standing=disputed`,
    label: 'See what to do',
    tone: 'now',
  }),
  giftDisputes: () => ({
    words: ['donation is disputed', 'donations are disputed'],
    text: 'A giver’s bank asks for the money back, or has decided. Answer at Stripe, or take note of it.',
    // Where the comparison stands, with what can be done.
    to: payments,
    label: 'See what to do',
    tone: 'now',
  }),
  failedMails: () => ({
    words: ['mail could not be sent', 'mails could not be sent'],
    text: 'Somebody waits for it and does not know. Try again, or write another way.',
    to: failedWork,
    label: 'Look',
    tone: 'now',
  }),
  failedWork: () => ({
    words: ['piece of work was given up', 'pieces of work were given up'],
    text: 'It failed for good and is kept with its reason.',
    to: failedWork,
    label: 'Look',
    tone: 'now',
  }),
  aboveLimit: ({ campers = [] }, year) => ({
    words: ['camper is seated above the limit', 'campers are seated above the limit'],
    text: [
      ...(campers.length > 0 ? [`${campers.map(({ name }) => name).join(', ')}.`] : []),
      'Nobody new gets a seat until the count is right: raise the camp’s limit, or move somebody to the waitlist.',
    ].join(' '),
    to: campers[0] ? listAddress('camper', year, `open=${campers[0]._id}`) : listAddress('camper', year, ''),
    label: 'Review',
    tone: 'now',
  }),
  sameChild: ({ children }, year) => ({
    words: ['child is registered from two accounts', 'children are registered from two accounts'],
    text: 'Nobody else is told. Delete one, after its refund where it’s paid, or keep both.',
    to: listAddress('camper', year, ''),
    label: 'See the list',
    tone: 'soon',
    children,
  }),
  unsentLinks: ({ families = 0, due }, year) => ({
    words: ['camper has no payment link yet', 'campers have no payment link yet'],
    text: [
      `${counted(families, ['family', 'families'])}.`,
      ...(due ? [`Links go out by themselves on ${formatGmt(due)}.`] : []),
    ].join(' '),
    to: listAddress('camper', year, 'status=submitted'),
    label: 'Review and send',
    tone: 'soon',
  }),
  overdue: (_need, year) => ({
    words: ['payment is overdue', 'payments are overdue'],
    text: 'They were asked, and the due day is over.',
    to: listAddress('camper', year, 'status=overdue'),
    label: 'See who',
    tone: 'soon',
  }),
  freeSeats: (_need, year) => ({
    words: ['seat is free while campers wait', 'seats are free while campers wait'],
    text: 'Who was set on the waitlist by hand, or asked for it, gets none by itself.',
    to: listAddress('camper', year, 'status=waitlist'),
    label: 'Offer',
    tone: 'calm',
  }),
  unreadableCampers: (_need, year) => ({
    words: ['camper’s proof of vaccination cannot be read', 'campers’ proofs of vaccination cannot be read'],
    text: 'The families were asked for another picture.',
    ...unreadable('camper', year),
  }),
  unreadableCounselors: (_need, year) => ({
    words: [
      'counselor’s proof of vaccination cannot be read',
      'counselors’ proofs of vaccination cannot be read',
    ],
    text: 'The counselors were asked for another picture.',
    ...unreadable('counselor', year),
  }),
  unreadableStaff: (_need, year) => ({
    words: [
      'proof of vaccination of the staff cannot be read',
      'proofs of vaccination of the staff cannot be read',
    ],
    text: 'The staff were asked for another picture.',
    ...unreadable('staff', year),
  }),
};

/** The list of a kind's records that want another picture. */
const unreadable = (kind: AttendeeKind, year: number) =>
  ({ to: listAddress(kind, year, 'proof=unreadable'), label: 'Look', tone: 'calm' }) as const;

/**
 * What waits, in words and in its order.
 *
 * @param year that is shown
 */
export const needsInWords = (needs: readonly Need[], year: number): NeedInWords[] =>
  needs.map((need) => {
    const { words, ...wording } = wordings[need.name](need, year);
    return { name: need.name, title: counted(need.count, words), ...wording };
  });
