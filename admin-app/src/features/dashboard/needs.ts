import { formatDay } from '@camp/contracts/camp/dates';
import type { Need, NeedName, SameChildCamper } from '@camp/contracts/camp-figures/needs';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { listAddress } from './list-address';

/** An open task as the dashboard shows it. */
export interface NeedInWords {
  name: NeedName;
  title: string;
  text: string;
  /** The list or page for the task. */
  to: string;
  label: string;
  tone: 'now' | 'soon' | 'calm';
  /** Registrations of the same child, which need one decision. */
  children?: SameChildCamper[][] | undefined;
}

/** Singular and plural. */
type Words = readonly [one: string, many: string];

const counted = (count: number, [one, many]: Words) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

type Wording = Omit<NeedInWords, 'name' | 'title'> & { words: Words };

const payments = addressOf(guardedPages.paymentList);
const failedWork = addressOf(guardedPages.failedWork);

/** The wording and address of each kind of task. A kind without wording does not compile. */
const wordings: Record<NeedName, (need: Need, year: number) => Wording> = {
  mismatches: () => ({
    words: ['payment doesn’t match Stripe', 'payments don’t match Stripe'],
    text: 'Stripe and our records don’t match. Each mismatch has a safe way to resolve it.',
    to: payments,
    label: 'Resolve',
    tone: 'now',
  }),
  disputes: () => ({
    words: ['payment is disputed', 'payments are disputed'],
    text: 'The family’s bank wants the money back or has decided the dispute. Respond in Stripe, or choose what happens next.',
    to: `${payments}?standing=disputed`,
    label: 'See what to do',
    tone: 'now',
  }),
  giftDisputes: () => ({
    words: ['donation is disputed', 'donations are disputed'],
    text: 'The donor’s bank wants the money back or has decided the dispute. Respond in Stripe, or acknowledge the decision.',
    // The payments page shows the differences and the possible actions.
    to: payments,
    label: 'See what to do',
    tone: 'now',
  }),
  failedMails: () => ({
    words: ['email couldn’t be sent', 'emails couldn’t be sent'],
    text: 'Try again, or contact the recipient another way.',
    to: failedWork,
    label: 'View',
    tone: 'now',
  }),
  failedWork: () => ({
    words: ['job failed', 'jobs failed'],
    text: 'Failed jobs aren’t tried again automatically. See why, and what to do.',
    to: failedWork,
    label: 'View',
    tone: 'now',
  }),
  aboveLimit: ({ campers = [] }, year) => ({
    words: ['camper is seated above the limit', 'campers are seated above the limit'],
    text: [
      ...(campers.length > 0 ? [`${campers.map(({ name }) => name).join(', ')}.`] : []),
      'Nobody new gets a seat until this is fixed. Raise the camp’s limit, or move someone to the waitlist.',
    ].join(' '),
    to: campers[0] ? listAddress('camper', year, `open=${campers[0]._id}`) : listAddress('camper', year, ''),
    label: 'Review',
    tone: 'now',
  }),
  sameChild: ({ children }, year) => ({
    words: ['child is registered from two accounts', 'children are registered from two accounts'],
    text: 'The families aren’t notified of duplicate registrations. Delete one registration (refund it first if it’s paid), or keep both.',
    to: listAddress('camper', year, ''),
    label: 'View list',
    tone: 'soon',
    children,
  }),
  unsentLinks: ({ families = 0, due }, year) => ({
    words: ['camper has no payment link yet', 'campers have no payment link yet'],
    text: [
      `${counted(families, ['family is affected', 'families are affected'])}.`,
      'To send links now, select campers in the list.',
      ...(due ? [`Otherwise, links are sent automatically on ${formatDay(due, new Date())}.`] : []),
    ].join(' '),
    to: listAddress('camper', year, 'status=submitted'),
    label: 'Review and send',
    tone: 'soon',
  }),
  overdue: (_need, year) => ({
    words: ['payment is overdue', 'payments are overdue'],
    text: 'The due date has passed. Send the links again, or move the campers to the waitlist.',
    to: listAddress('camper', year, 'status=overdue'),
    label: 'See who',
    tone: 'soon',
  }),
  freeSeats: (_need, year) => ({
    words: ['seat is free while campers wait', 'seats are free while campers wait'],
    text: 'Campers you waitlisted by hand, or who asked to wait, aren’t offered seats automatically.',
    to: listAddress('camper', year, 'status=waitlist'),
    label: 'Give seats',
    tone: 'calm',
  }),
  unreadableCampers: (_need, year) => ({
    words: ['camper’s proof of vaccination can’t be read', 'campers’ proofs of vaccination can’t be read'],
    ...unreadable('camper', year),
  }),
  unreadableCounselors: (_need, year) => ({
    words: [
      'counselor’s proof of vaccination can’t be read',
      'counselors’ proofs of vaccination can’t be read',
    ],
    ...unreadable('counselor', year),
  }),
  unreadableStaff: (_need, year) => ({
    words: ['staff proof of vaccination can’t be read', 'staff proofs of vaccination can’t be read'],
    ...unreadable('staff', year),
  }),
};

/** The list of a kind's records that need another picture. */
const unreadable = (kind: AttendeeKind, year: number) =>
  ({
    text: 'We’ve asked for a new picture.',
    to: listAddress(kind, year, 'proof=unreadable'),
    label: 'View',
    tone: 'calm',
  }) as const;

/**
 * The open tasks in words, in their order.
 *
 * @param year the year shown
 */
export const needsInWords = (needs: readonly Need[], year: number): NeedInWords[] =>
  needs.map((need) => {
    const { words, ...wording } = wordings[need.name](need, year);
    return { name: need.name, title: counted(need.count, words), ...wording };
  });
