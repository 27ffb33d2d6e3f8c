import { trusted, type ClientSession, type Connection } from 'mongoose';
import type { StoredLink } from '../link/link-model';
import { createLink, type LinkRequest } from '../link/links';
import { findReservedAddress } from '../link/undo-links';
import { takeMailAllowance, type MailAllowance } from '../mail-allowance/take-mail-allowance';
import type { Models } from '../models';
import type { StoredOutboxRow } from '../outbox/outbox-model';
import { recordEvent } from '../outbox/record-event';
import { inTransaction } from '../transaction';
import type { StoredUser } from '../user/user-model';
import type { StoredAccountRequest } from './account-request-model';
import { findNewestSignUp, hasSignedUpBefore, isRepeated, type WaitingSignUp } from './waiting-sign-ups';

/** Dependencies of settling, besides the records. */
export interface Settlement extends MailAllowance {
  /** JWT_SECRET, from which the secrets of links are computed. */
  secret: string;
}

/**
 * Settles a request about an address once. It sends a link, a notice to the owner of a known address, or nothing. Above
 * the limit of emails per address nothing is sent, and earlier links stay valid.
 *
 * @param requestId - 24-digit id of the account request
 * @returns the events of the emails, for `producer.dispatch`, or none if the request was already settled
 */
export async function settleAccountRequest(
  connection: Connection,
  models: Models,
  requestId: string,
  settlement: Settlement,
): Promise<StoredOutboxRow[]> {
  return inTransaction(connection, async (session) => {
    const request = await models.AccountRequest.findOne({
      _id: requestId,
      settled: trusted({ $exists: false }),
    })
      .session(session)
      .lean<StoredAccountRequest>();
    if (!request) return [];
    const scene = { models, session, settlement };
    const mail = await decide(scene, request);
    const isAllowed = mail && (await isMailAllowed(scene, request));
    const rows = isAllowed ? [await mail()] : [];
    if (isSignUp(request))
      await models.AccountRequest.updateOne(
        { _id: request._id },
        { settled: isAllowed ? 'mailed' : 'silent' },
        { session },
      );
    else await models.AccountRequest.deleteOne({ _id: request._id }, { session });
    return rows;
  });
}

interface Scene {
  models: Models;
  session: ClientSession;
  settlement: Settlement;
}

/** Records the events of the emails. */
type Mail = () => Promise<StoredOutboxRow>;

/**
 * Checks the limit of emails. A browser that signed up with the address before has its own limit, and all other
 * browsers share one.
 */
async function isMailAllowed(
  { models, session, settlement }: Scene,
  request: StoredAccountRequest,
): Promise<boolean> {
  const { emailKey, browser } = request;
  const isKnown = await hasSignedUpBefore(models, request, session);
  return takeMailAllowance(models, session, emailKey, settlement, isKnown ? browser : undefined);
}

const isSignUp = (request: StoredAccountRequest): request is WaitingSignUp => request.signUp !== undefined;

async function decide(scene: Scene, request: StoredAccountRequest): Promise<Mail | undefined> {
  const { models, session } = scene;
  const user = await models.User.findOne({ emailKey: request.emailKey }).session(session).lean<StoredUser>();
  const reserved = user
    ? null
    : await findReservedAddress(models, session, request.emailKey, scene.settlement.now);
  if (isSignUp(request)) return answerSignUp(scene, request, user, reserved);
  // A reserved address belongs to the account that had it before.
  if (reserved) return undefined;
  const { emailKey, browser } = request;
  const newest = (which: object) =>
    findNewestSignUp(models, { emailKey, ...which }, scene.settlement.now, session);
  if (request.kind === 'reset') return sendPasswordLink(scene, user, user ? null : await newest({}));
  if (user?.emailVerified) return undefined;
  // A request from another browser may come from another person, so it completes no sign-up.
  const own = browser === undefined ? null : await newest({ browser });
  return own ? verify(scene, user, own) : sendPasswordLink(scene, user, user ? null : await newest({}));
}

async function answerSignUp(
  scene: Scene,
  request: WaitingSignUp,
  user: StoredUser | null,
  reserved: StoredLink | null,
): Promise<Mail | undefined> {
  const { models, session } = scene;
  if (await isRepeated(models, request, session)) return undefined;
  if (reserved)
    return () =>
      recordEvent(models, session, 'user.kept-address-wanted', { linkId: reserved._id.toString() });
  if (!user?.emailVerified) return verify(scene, user, request);
  return async () => {
    // The notice counts toward the limit of emails to the address, since its link also logs the owner in.
    const about = { purpose: 'reset-password', userId: user._id, email: user.email } as const;
    const linkId = await createLink(models, session, { ...about, ...scene.settlement });
    const payload = { userId: user._id.toString(), linkId: linkId.toString() };
    return recordEvent(models, session, 'user.known-address-registered', payload);
  };
}

/** The link that completes only this sign-up. */
function verify(
  scene: Scene,
  user: StoredUser | null,
  { _id, email, signUp, returnUrl }: WaitingSignUp,
): Mail {
  return link(scene, { purpose: 'verify-email', userId: user?._id ?? _id, email, signUp, returnUrl });
}

/** A link to choose the password, for the owner of the mailbox, even if somebody else signed up. */
function sendPasswordLink(
  scene: Scene,
  user: StoredUser | null,
  newest: WaitingSignUp | null,
): Mail | undefined {
  const purpose = 'reset-password';
  if (user) return link(scene, { purpose, userId: user._id, email: user.email });
  if (!newest) return undefined;
  return link(scene, { purpose, userId: newest._id, email: newest.email, signUp: newest.signUp });
}

const eventOf = {
  'verify-email': 'user.verification-requested',
  'reset-password': 'user.password-reset-requested',
} as const;

function link(
  { models, session, settlement }: Scene,
  about: Pick<LinkRequest, 'userId' | 'email' | 'signUp' | 'returnUrl'> & { purpose: keyof typeof eventOf },
): Mail {
  return async () => {
    const linkId = await createLink(models, session, { ...about, ...settlement });
    return recordEvent(models, session, eventOf[about.purpose], { linkId: linkId.toString() });
  };
}
