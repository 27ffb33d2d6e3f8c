import { foldLookAlikes } from '@camp/contracts/forms/look-alike';
import { recordKinds } from '@camp/contracts/related-records/kinds';
import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';
import { registrationsOf } from '../registration/registrations-of';

/** The typed part of a list's address. It may be a child's name. */
const searchText = 'q';
const hasSearch = { query: new RegExp(`(?:^|&)${searchText}=`) };

/** Accounts that are being erased. */
interface Erased {
  accounts: readonly Types.ObjectId[];
  /** The transaction that erases them. */
  session?: ClientSession;
}

/**
 * Removes what was searched for from the groups of messages that erased accounts got, and from saved views that search
 * for their people. Filters stay. Call it before the accounts and their records are deleted.
 */
export async function forgetSearches(models: Models, erased: Erased): Promise<void> {
  await forgetInMessages(models, erased);
  await forgetInViews(models, erased);
}

async function forgetInMessages({ Message, MessageRecipient }: Models, erased: Erased): Promise<void> {
  const session = erased.session ?? null;
  const received = await MessageRecipient.distinct('messageId', ofAccounts(erased)).session(session);
  const messages = await Message.find({ _id: trusted({ $in: received }), ...hasSearch }, { query: 1 })
    .session(session)
    .lean();
  for (const { _id, query } of messages)
    await Message.updateOne({ _id }, { $set: { query: withoutSearch(query) } }).session(session);
}

async function forgetInViews(models: Models, erased: Erased): Promise<void> {
  const session = erased.session ?? null;
  const views = await models.SavedView.find(hasSearch, { query: 1 }).session(session).lean();
  if (views.length === 0) return;
  const words = await wordsAbout(models, erased);
  for (const { _id, query } of views) {
    const sought = wordsIn(new URLSearchParams(query).get(searchText) ?? '');
    if (sought.some((word) => words.some((one) => one.startsWith(word))))
      await models.SavedView.updateOne({ _id }, { $set: { query: withoutSearch(query) } }).session(session);
  }
}

/** The words of the names and addresses of the accounts and their registrations. */
async function wordsAbout(models: Models, erased: Erased): Promise<string[]> {
  const session = erased.session ?? null;
  const named = { nameFirst: 1, nameLast: 1 } as const;
  const registered = await Promise.all(
    recordKinds.map((kind) =>
      registrationsOf(models, kind).find(ofAccounts(erased), named).session(session).lean(),
    ),
  );
  const users = await models.User.find(
    { _id: trusted({ $in: [...erased.accounts] }) },
    { ...named, email: 1 },
  )
    .session(session)
    .lean();
  const people = [...registered.flat(), ...users].map((one) => [one.nameFirst, one.nameLast]);
  return [...people.flat(), ...users.map(({ email }) => email)].flatMap(wordsIn);
}

const wordsIn = (text: string): string[] =>
  foldLookAlikes(text)
    .split(' ')
    .filter((word) => word !== '');

const ofAccounts = ({ accounts }: Erased) => ({ userId: trusted({ $in: [...accounts] }) });

function withoutSearch(query: string): string {
  const left = new URLSearchParams(query);
  left.delete(searchText);
  return left.toString();
}
