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

/** A kind of registration with a limit per account and camp. */
export type LimitedKind = AttendeeKind;

/** The error at the limit. */
const full: Readonly<Record<LimitedKind, () => string>> = {
  camper: () =>
    `You’ve registered ${most} campers for this camp, the limit for one account. To register more, ${whomToWrite()}`,
  counselor: () =>
    `You’ve registered ${most} counselors for this camp, the limit for one account. To register more, ${whomToWrite()}`,
  staff: () =>
    `You’ve sent ${most} staff applications for this camp, the limit for one account. To send more, ${whomToWrite()}`,
};

/** Whether a kind has a limit per account. */
export const isLimited = (kind: Subject): kind is LimitedKind => Object.hasOwn(full, kind);

/** Administrators who enter paper forms have no limit. */
export const mayExceedLimits = (person: Person, kind: LimitedKind) => mayEditAll(person, kind);

/**
 * Whether an account has reached its limit for a kind, as far as a read can tell before another record is stored.
 * @param count - the account's registrations in the camp
 */
export const isAccountFull = (person: Person, kind: LimitedKind, count: number): boolean =>
  !mayExceedLimits(person, kind) && count >= most;

/**
 * Checks the limit again in the transaction that adds the record. Only there is the check safe against concurrent
 * registrations.
 * @param writes - the batch that stores the record. Sending it throws ProblemError 409 if the account is full
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

/**
 * Counts a sent registration.
 * @throws ProblemError 429 if the account sends registrations too often
 */
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

/** A 409 with the address to write to. */
export const accountIsFull = (kind: LimitedKind) => new ProblemError('conflict', full[kind]());
