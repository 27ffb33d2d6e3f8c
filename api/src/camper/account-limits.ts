import { registrationsPerAccount } from '@camp/contracts/camper/limits';
import { campContent } from '@camp/contracts/content/camp';
import { hasRoomForRegistration, type AccountAtCamp } from '@camp/database/camper/registrations-in-turn';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../http/person';
import { ProblemError } from '../http/problem';
import { mayExceedLimits } from './policies';

const { most } = registrationsPerAccount;
const whomToWrite = `please write to ${campContent.contact.email}.`;

/**
 * Whether an account has all the campers it may have, as far as can be known before a seat is claimed for one more.
 *
 * @param campers - how many it has in the camp
 */
export const isAccountFull = (person: Person, campers: number): boolean =>
  !mayExceedLimits(person) && campers >= most;

/**
 * The same in the transaction that is to add the camper, which was not full a moment before: only there it is sure,
 * however many come at once.
 *
 * @throws ProblemError 409 with whom to write to
 */
export async function refuseOneTooMany(
  { models }: Dependencies,
  person: Person,
  session: ClientSession,
  account: AccountAtCamp,
): Promise<void> {
  if (mayExceedLimits(person)) return;
  const room = { most, counted: person.registrations };
  if (!(await hasRoomForRegistration(models, session, account, room))) throw accountIsFull();
}

/** @throws ProblemError 429 with whom to write to, when the account registers too often */
export async function countCreate({ limiter }: Dependencies, person: Person): Promise<void> {
  if (mayExceedLimits(person)) return;
  const retryAfter = await limiter.hit('registration', person.userId);
  if (retryAfter === 0) return;
  const message = `You have sent many registrations in a short time. Please try again later, or if you need help, ${whomToWrite}`;
  throw new ProblemError('too-many-requests', message, { retryAfter });
}

/** 409 with whom to write to. */
export const accountIsFull = () =>
  new ProblemError(
    'conflict',
    `You have registered ${most} campers for this camp, as many as one account can. To register more, ${whomToWrite}`,
  );
