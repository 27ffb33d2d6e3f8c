import type { ClientSession } from 'mongoose';
import type { Models } from '../models';
import type { StoredMailAllowance } from './mail-allowance-model';

const hour = 60 * 60 * 1000;

/** How many mails of strangers an address gets. */
export interface MailAllowance {
  now: Date;
  /** Most mails within an hour, over all kinds and whoever asks. */
  mailsPerAddress: number;
}

/**
 * Takes one of the mails that strangers may cause to an address within an hour: of sign-ups, resends, resets, notices of
 * a known address, and of a change to the address. Receipts and the like never ask here.
 *
 * @param session - the transaction that writes down what is to be mailed; of two at once, one runs again
 * @param emailKey - `emailKeyOf` the address
 * @returns whether there was one left
 */
export async function takeMailAllowance(
  models: Models,
  session: ClientSession,
  emailKey: string,
  { now, mailsPerAddress }: MailAllowance,
): Promise<boolean> {
  const stored = await models.MailAllowance.findOne({ emailKey })
    .session(session)
    .lean<StoredMailAllowance>();
  const hourAgo = now.getTime() - hour;
  const recent = (stored?.takenAt ?? []).filter((taken) => taken.getTime() > hourAgo);
  if (recent.length >= mailsPerAddress) return false;
  await models.MailAllowance.updateOne(
    { emailKey },
    { takenAt: [...recent, now], expiresAt: new Date(now.getTime() + hour) },
    { upsert: true, session },
  );
  return true;
}
