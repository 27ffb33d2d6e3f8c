import { hashToken, linkToken } from '@camp/runtime/link-token';
import { trusted, Types, type ClientSession } from 'mongoose';
import { mailWindow } from '../mail-allowance/take-mail-allowance';
import type { Models } from '../models';
import { emailKeyOf } from '../user/user-model';
import type { LinkPurpose, SignUp, StoredLink } from './link-model';
import { ownedBy } from '../user/owned-by';

/** Life of a link in milliseconds (docs/product/user.md). */
const lifeOfLinks: Record<LinkPurpose, number> = {
  'verify-email': 24 * 60 * 60 * 1000,
  // As long as the window in which no new one may be sent, so one link always works.
  'reset-password': mailWindow,
  'undo-address-change': 7 * 24 * 60 * 60 * 1000,
};

const absent = trusted({ $exists: false });

/** A new link's data. */
export interface LinkRequest {
  purpose: LinkPurpose;
  userId: Types.ObjectId;
  /** The address that the link is sent to and verifies. */
  email: string;
  now: Date;
  /** Id of the session that requested a change of the person's own address. */
  askedIn?: string;
  /** The administrator who requested a change of another person's address. */
  askedBy?: Types.ObjectId;
  /** The data that takes effect when the link is opened. */
  signUp?: SignUp;
  /** The path after the link is opened. */
  returnUrl?: string;
  /** JWT_SECRET, from which the link's own secret is computed. */
  secret: string;
}

/**
 * Creates a link and invalidates the person's earlier links of the same purpose. A sign-up link invalidates only its
 * own earlier links, so that nobody else can void the owner's. An undo link invalidates none, so that after a second
 * change of address the first can still be undone.
 *
 * @returns the id, for the event that emails the link. The secret is `linkToken(secret, id)`
 */
export async function createLink(
  models: Models,
  session: ClientSession,
  { purpose, userId, email, now, askedIn, askedBy, signUp, returnUrl, secret }: LinkRequest,
): Promise<Types.ObjectId> {
  const isUndo = purpose === 'undo-address-change';
  if (!isUndo) {
    const unsuperseded = { ...ownedBy({ userId }), purpose, supersededAt: absent };
    const sameSignUp = signUp ? { 'signUp.passwordHash': signUp.passwordHash } : {};
    await models.Link.updateMany({ ...unsuperseded, ...sameSignUp }, { supersededAt: now }, { session });
  }

  const linkId = new Types.ObjectId();
  const tokenHash = hashToken(linkToken(secret, linkId.toString()));
  const expiresAt = new Date(now.getTime() + lifeOfLinks[purpose]);
  const emailKey = isUndo ? emailKeyOf(email) : undefined;
  const link = {
    _id: linkId,
    purpose,
    userId,
    email,
    emailKey,
    tokenHash,
    askedIn,
    askedBy,
    signUp,
    returnUrl,
    expiresAt,
  };
  await models.Link.create([link], { session });
  return linkId;
}

/** The parts of an emailed link. */
export interface PresentedLink {
  purpose: LinkPurpose;
  token: string;
  now: Date;
}

/** The link behind a token, until it expires. */
const living = ({ token, now }: Omit<PresentedLink, 'purpose'>) => ({
  tokenHash: hashToken(token),
  expiresAt: trusted({ $gt: now }),
});

/**
 * Finds a link that is neither expired nor superseded. It may have been used, and the caller decides whether it may be
 * used again.
 */
export async function findLink(
  models: Models,
  { purpose, ...presented }: PresentedLink,
  session?: ClientSession,
): Promise<StoredLink | null> {
  return models.Link.findOne({ ...living(presented), purpose, supersededAt: absent })
    .session(session ?? null)
    .lean<StoredLink>();
}

/**
 * Finds an unexpired link of one of several purposes, also if it was used or superseded. The caller decides about its
 * remaining effect.
 *
 * @param purposes - the purposes to search
 */
export async function findMailedLink(
  models: Models,
  { purposes, ...presented }: Omit<PresentedLink, 'purpose'> & { purposes: readonly LinkPurpose[] },
  session?: ClientSession,
): Promise<StoredLink | null> {
  return models.Link.findOne({ ...living(presented), purpose: trusted({ $in: purposes }) })
    .session(session ?? null)
    .lean<StoredLink>();
}

/**
 * Takes the single use of a link. Of two concurrent calls, one gets it.
 * @param session - the transaction in which the link was found
 * @returns whether this call took it
 */
export async function useLink(
  models: Models,
  session: ClientSession,
  linkId: Types.ObjectId,
  now: Date,
): Promise<boolean> {
  const used = await models.Link.updateOne({ _id: linkId, usedAt: absent }, { usedAt: now }, { session });
  return used.modifiedCount === 1;
}
