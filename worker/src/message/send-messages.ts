import { refreshContent } from '@camp/database/content/cached-content';
import { campContent } from '@camp/contracts/content/camp';
import { merge } from '@camp/contracts/message/merge';
import { longestWait } from '@camp/contracts/registries/jobs';
import { pageAddress } from '@camp/contracts/registries/page-address';
import { mergeValuesFor } from '@camp/database/message/merge-values';
import type { StoredMessage, StoredMessageRecipient } from '@camp/database/message/message-model';
import { repeatWhileAway } from '@camp/database/repeat-while-away';
import { HopelessError, NotYetError } from '@camp/queue/consumer';
import { unsubscribeToken } from '@camp/runtime/unsubscribe-token';
import { trusted, type Types } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import type { Mail } from '../mail/mail';
import { ownEmblem } from '../mail/own-emblem';
import { recipient } from '../mail/recipient';
import { messageMail } from './message-mails';

/** Milliseconds after which the rest of a message is postponed, so that a worker can stop soon. */
const turn = 4_000;

/** Recipients per query. */
const batch = 50;

/** One pass over the recipients of a message, in as many turns as it takes. */
interface Round {
  /** The recipient who was tried last. The next turn continues after them. */
  last?: Types.ObjectId;
  /** The error of a recipient whom the server deferred. They are retried in the next round. */
  postponed?: unknown;
}

/** Rounds by message. After a restart, a message begins a new one. */
const rounds = new Map<string, Round>();

/**
 * Sends a message to each recipient who hasn't received it yet, one at a time. It uses one connection to the mail
 * server, and leaves the others to receipts and links. Each result is stored with the recipient, so that the next
 * attempt continues.
 *
 * @param ensureHeld - throws if another worker may be sending the message by now
 * @throws NotYetError when its time is over, or the transport's error if the mail server is unavailable
 */
export async function sendMessages(
  deps: WorkerDependencies,
  { messageId }: { messageId: string },
  _key: string,
  ensureHeld: () => void,
): Promise<void> {
  const { models } = deps.database;
  const message = await models.Message.findById(messageId).lean<StoredMessage>();
  if (!message) return;
  const round = rounds.get(messageId) ?? {};
  rounds.set(messageId, round);
  const ends = deps.clock.now().getTime() + turn;
  let isAnySettled = false;
  for (;;) {
    const waiting = await models.MessageRecipient.find({
      messageId: message._id,
      state: 'waiting',
      ...(round.last && { _id: trusted({ $gt: round.last }) }),
    })
      .sort({ _id: 1 })
      .limit(batch)
      .lean<StoredMessageRecipient[]>();
    if (waiting.length === 0) break;
    for (const one of waiting) {
      // A server that only defers is left alone for a while.
      if (deps.clock.now().getTime() >= ends) throw new NotYetError(isAnySettled ? 1 : longestWait);
      try {
        await sendToOne(deps, message, one, ensureHeld);
        isAnySettled = true;
      } catch (error) {
        if (!isAboutOneMail(error)) throw error;
        round.postponed = error;
      }
      round.last = one._id;
    }
  }
  rounds.delete(messageId);
  if (round.postponed) throw round.postponed;
}

/** The server is available but deferred this email, so the others are still sent. */
const isAboutOneMail = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

async function sendToOne(
  deps: WorkerDependencies,
  message: StoredMessage,
  one: StoredMessageRecipient,
  ensureHeld: () => void,
): Promise<void> {
  const settle = (state: 'accepted' | 'refused', reason?: string) =>
    // A failover must not send the same email twice.
    repeatWhileAway(() =>
      deps.database.models.MessageRecipient.updateOne({ _id: one._id }, { state, ...(reason && { reason }) }),
    );
  const mail = await composeMessage(deps, message, one);
  if (typeof mail === 'string') return void (await settle('refused', mail));
  try {
    const emblem = await ownEmblem(deps.database.models);
    const key = `${message._id.toString()}-${one._id.toString()}`;
    await deps.transport.send({ ...mail, emblem }, key, ensureHeld);
  } catch (error) {
    if (!(error instanceof HopelessError)) throw error;
    return void (await settle('refused', error.message));
  }
  await settle('accepted');
}

/** @returns why the email is no longer sent, if something changed */
async function composeMessage(
  { database: { models }, settings }: WorkerDependencies,
  message: StoredMessage,
  { userId, toUserId, recordIds }: StoredMessageRecipient,
): Promise<Mail | string> {
  const user = await models.User.findById(userId).lean();
  const to = toUserId ? await models.User.findById(toUserId).lean() : user;
  if (!user || !to) return 'The account was deleted.';
  if (user.unsubscribedAt && !toUserId) return 'This person unsubscribed from group messages.';
  const values = await mergeValuesFor(models, message, user, recordIds);
  await refreshContent(models);
  const content = messageMail.write({
    subject: merge(message.subject, values),
    text: merge(message.text, values),
    camp: campContent.name,
    profileUrl: pageAddress(settings.publicUrl, 'userProfile'),
    // The actual recipient, so that unsubscribing from a test affects its author.
    unsubscribeUrl: pageAddress(settings.publicUrl, 'unsubscribe', {
      token: unsubscribeToken(settings.jwtSecret, to._id.toString()),
    }),
    isTest: message.isTest,
  });
  return { to: recipient(to), content };
}
