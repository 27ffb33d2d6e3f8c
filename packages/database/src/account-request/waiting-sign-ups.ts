import { trusted, type ClientSession } from 'mongoose';
import type { Models } from '../models';
import { readPlain, readPlainOne } from '../read-plain';
import type { SignUp } from '../link/link-model';
import type { StoredAccountRequest } from './account-request-model';

/** A sign-up whose address is not verified yet. */
export type WaitingSignUp = StoredAccountRequest & { signUp: SignUp };

/** Most sign-ups that one call reads or removes, since strangers may sign up with an address any number of times. */
const mostAtOnce = 200;

/** Selects sign-ups: all with an address, those of one browser, or those with one password. */
export interface SignUpsWith {
  /** `emailKeyOf` the address. */
  emailKey: string;
  /** Hash of the browser's sign-up cookie. */
  browser?: string;
  passwordHash?: string;
}

const filterOf = ({ emailKey, browser, passwordHash }: SignUpsWith, now: Date) => ({
  emailKey,
  kind: 'sign-up' as const,
  ...(browser === undefined ? {} : { browser }),
  ...(passwordHash === undefined ? {} : { 'signUp.passwordHash': passwordHash }),
  expiresAt: trusted({ $gt: now }),
});

/** The newest unverified sign-up of an address, whether or not the address has an account. */
export async function findNewestSignUp(
  { AccountRequest }: Models,
  which: SignUpsWith,
  now: Date,
  session?: ClientSession,
): Promise<WaitingSignUp | null> {
  const sort = { createdAt: -1, _id: -1 } as const;
  return (await readPlainOne(AccountRequest, filterOf(which, now), {
    sort,
    session,
  })) as WaitingSignUp | null;
}

/** Whether an unverified sign-up exists. The time doesn't depend on the number of others with the address. */
export async function isWaiting(
  { AccountRequest }: Models,
  which: SignUpsWith,
  now: Date,
  session?: ClientSession,
): Promise<boolean> {
  const found = await readPlainOne(AccountRequest, filterOf(which, now), { projection: { _id: 1 }, session });
  return found !== null;
}

/** Milliseconds within which the same sign-up is a double click or a proxy's retry. */
const repeatedSignUp = 60_000;

/** Whether a sign-up repeats one that was emailed a moment ago. */
export async function isRepeated(
  { AccountRequest }: Models,
  { emailKey, submissionKey, createdAt }: WaitingSignUp,
  session: ClientSession,
): Promise<boolean> {
  const since = new Date(createdAt.getTime() - repeatedSignUp);
  const same = { emailKey, kind: 'sign-up', submissionKey, settled: 'mailed' } as const;
  const found = AccountRequest.exists({ ...same, createdAt: trusted({ $gt: since }) });
  return (await found.session(session)) !== null;
}

/** Whether the browser of a request signed up with its address before. */
export async function hasSignedUpBefore(
  { AccountRequest }: Models,
  { _id, emailKey, browser, createdAt }: StoredAccountRequest,
  session: ClientSession,
): Promise<boolean> {
  if (browser === undefined) return false;
  const earlier = { _id: trusted({ $ne: _id }), createdAt: trusted({ $lte: createdAt }) };
  const found = AccountRequest.exists({ emailKey, browser, kind: 'sign-up', ...earlier });
  return (await found.session(session)) !== null;
}

/**
 * Whether somebody else signed up with the address, in another browser and with another password.
 *
 * @param signUp - the sign-up in question
 */
export async function isContested(
  { AccountRequest }: Models,
  emailKey: string,
  signUp: SignUp,
  now: Date,
  session?: ClientSession,
): Promise<boolean> {
  const waiting = await readPlain(AccountRequest, filterOf({ emailKey }, now), {
    projection: { browser: 1, 'signUp.passwordHash': 1 },
    limit: mostAtOnce,
    session,
  });
  if (waiting.length === mostAtOnce) return true;
  const isSame = (request: StoredAccountRequest) => request.signUp?.passwordHash === signUp.passwordHash;
  const browsers = new Set(waiting.filter(isSame).map(({ browser }) => browser));
  return waiting.some(({ browser }) => !browsers.has(browser));
}

/**
 * Deletes unverified sign-ups of an address once it is verified. Of a very large number, only the newest are deleted.
 * The rest expire, and have no effect while the address has an account.
 * @param session - the transaction in which the address is verified
 */
export async function dropWaitingSignUps(
  { AccountRequest }: Models,
  session: ClientSession,
  emailKey: string,
): Promise<void> {
  const waiting = await readPlain(
    AccountRequest,
    { emailKey, kind: 'sign-up' },
    { projection: { _id: 1 }, sort: { createdAt: -1, _id: -1 }, limit: mostAtOnce, session },
  );
  const ids = waiting.map(({ _id }) => _id);
  await AccountRequest.deleteMany({ _id: trusted({ $in: ids }) }, { session });
}
