import type { Subject } from '@camp/contracts/access/catalogue';
import { registrationsPerAccount } from '@camp/contracts/registration/limits';
import { campContent } from '@camp/contracts/content/camp';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { limitRegistrations, type AccountAtCamp } from '@camp/database/camper/limit-registrations';
import type { BatchedWrites } from '@camp/database/batch-writes';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { mayEditAll } from './policies';

const { most } = registrationsPerAccount;
const whomToWrite = () => `please email ${campContent.contact.email}.`;

/** A kind of which an account has only so many for one camp. */
export type LimitedKind = AttendeeKind;

/** The refusal at the limit. */
const full: Readonly<Record<LimitedKind, () => string>> = {
  camper: () =>
    `You’ve registered ${most} campers for this camp, the limit for one account. To register more, ${whomToWrite()}`,
  counselor: () =>
    `You’ve registered ${most} counselors for this camp, the limit for one account. To register more, ${whomToWrite()}`,
  staff: () =>
    `You’ve sent ${most} staff applications for this camp, the limit for one account. To send more, ${whomToWrite()}`,
};

/** Whether an account has only so many of a kind. */
export const isLimited = (kind: Subject): kind is LimitedKind => Object.hasOwn(full, kind);

/** Administrators who enter paper forms have no limit. */
export const mayExceedLimits = (person: Person, kind: LimitedKind) => mayEditAll(person, kind);

/**
 * Whether an account has all the records of a kind that it may have, as far as can be known before one more is stored.
 *
 * @param count - how many it has in the camp
 */
export const isAccountFull = (person: Person, kind: LimitedKind, count: number): boolean =>
  !mayExceedLimits(person, kind) && count >= most;

/**
 * The same check in the transaction that adds the record, which was not full a moment before. Only there is it certain,
 * however many registrations come at once.
 *
 * @param writes - with which the record is stored; they throw ProblemError 409 with whom to write to
 */
export function refuseOneTooMany(
  { models }: Dependencies,
  person: Person,
  kind: LimitedKind,
  account: AccountAtCamp,
  session: ClientSession,
  writes: BatchedWrites,
): void {
  if (mayExceedLimits(person, kind)) return;
  const room = { of: kind, most, counted: person.registrations, full: () => accountIsFull(kind) };
  limitRegistrations(models, session, writes, account, room);
}

/** @throws ProblemError 429 with whom to write to, when the account sends registrations too often */
export async function countCreate(
  { limiter }: Dependencies,
  person: Person,
  kind: LimitedKind,
): Promise<void> {
  if (mayExceedLimits(person, kind)) return;
  const retryAfter = await limiter.hit('registration', person.userId);
  if (retryAfter === 0) return;
  const message = `You’ve sent many registrations in a short time. Please try again later. If you need help, ${whomToWrite()}`;
  throw new ProblemError('too-many-requests', message, { retryAfter });
}

/** 409 with whom to write to. */
export const accountIsFull = (kind: LimitedKind) => new ProblemError('conflict', full[kind]());
