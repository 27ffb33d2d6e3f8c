import { markFailing } from '@camp/database/user/failing-address';
import type { Models } from '@camp/database/models';
import { withBounceMailbox } from '@camp/runtime/mail/bounce-mailbox';
import { bounceToken, tokensIn } from '@camp/runtime/mail/report-address';
import type { ImapFlow } from 'imapflow';
import { trusted } from 'mongoose';
import type { WorkerDependencies } from '../dependencies';
import { isPermanentFailure, type Report } from './is-permanent-failure';

/** Messages of one pass. */
const atOnce = 200;
/** Bytes. The status of a report is a few hundred. */
const longestStatus = 8_192;

/** A message to one of our report addresses. */
interface ReturnedMessage extends Report {
  uid: number;
  tokens: readonly string[];
}

/**
 * Reads the mailbox of delivery reports, and marks the accounts whose emails will never arrive. Only the token in a
 * report's recipient says whom it is about. Nothing in the report names a person. Messages to a report address are
 * deleted afterwards, and all others stay.
 *
 * @throws imapflow's error if the mailbox can't be read
 */
export async function readBounces({
  database: { models },
  clock,
  logger,
  settings: { bounces, jwtSecret, previousJwtSecret },
}: WorkerDependencies): Promise<void> {
  if (!bounces?.mailboxUrl) return;
  await withBounceMailbox(bounces.mailboxUrl, async (client) => {
    const messages = await fetchReturned(client, bounces.address);
    if (messages.length === 0) return;
    const tokens = new Set(messages.filter(isPermanentFailure).flatMap((message) => message.tokens));
    const secrets = [jwtSecret, ...(previousJwtSecret ? [previousJwtSecret] : [])];
    const accounts = await accountsOf(models, tokens, secrets);
    for (const account of accounts) await markFailing(models, account, clock.now());
    await client.messageDelete(
      messages.map(({ uid }) => uid),
      { uid: true },
    );
    logger.info({ messages: messages.length, accounts: accounts.length }, 'Delivery reports were read');
  });
}

/** The newest messages to our report addresses, since strangers could fill the mailbox with others that stay in it. */
async function fetchReturned(client: ImapFlow, address: string): Promise<ReturnedMessage[]> {
  const [name = ''] = address.split('@');
  const found = (await client.search({ to: `${name}+` }, { uid: true })) || [];
  if (found.length === 0) return [];
  const messages = await client.fetchAll(
    found.slice(-atOnce),
    { headers: ['To', 'Content-Type'], bodyParts: [{ key: '2', maxLength: longestStatus }] },
    { uid: true },
  );
  return messages
    .map(({ uid, headers, bodyParts }) => ({
      uid,
      headers: String(headers ?? ''),
      status: String(bodyParts?.get('2') ?? ''),
    }))
    .map((message) => ({ ...message, tokens: tokensIn(address, message.headers) }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** The accounts whose current address has one of the tokens. Tokens are not stored, so all addresses are read. */
async function accountsOf({ User }: Models, tokens: ReadonlySet<string>, secrets: readonly string[]) {
  if (tokens.size === 0) return [];
  const all = await User.find({ emailKey: trusted({ $gt: '' }) }, { emailKey: 1 }).lean();
  return all.filter(({ emailKey }) => secrets.some((secret) => tokens.has(bounceToken(secret, emailKey))));
}
