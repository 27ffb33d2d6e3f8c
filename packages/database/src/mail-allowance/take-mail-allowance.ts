import type { ClientSession } from 'mongoose';
import type { Models } from '../models';
import type { StoredMailAllowance } from './mail-allowance-model';

/** Milliseconds of the window in which emails to an address are counted. A reset link is valid as long. */
export const mailWindow = 60 * 60 * 1000;

/** Limits on emails to one address within the window, over all kinds. */
export interface MailLimits {
  /** For all browsers without an earlier sign-up of the address. */
  byNewBrowsers: number;
  /** For each browser that signed up with the address before. */
  byEachBrowser: number;
  /** For all browsers together. */
  inAll: number;
}

/** A request for one of the emails that strangers may trigger to an address. */
export interface MailAllowance {
  now: Date;
  mailLimits: MailLimits;
}

/**
 * Takes one of the emails per hour that strangers may trigger to an address. These are sign-ups, resends, resets,
 * notices to the owner, and changes to the address. Other emails, such as receipts, aren't limited.
 *
 * @param session - the transaction that records the email. Of two concurrent emails, one retries
 * @param emailKey - `emailKeyOf` the address
 * @param browser - hash of the sign-up cookie of a browser that signed up with the address before
 * @returns whether the email is allowed
 */
export async function takeMailAllowance(
  models: Models,
  session: ClientSession,
  emailKey: string,
  { now, mailLimits }: MailAllowance,
  browser?: string,
): Promise<boolean> {
  const stored = await models.MailAllowance.findOne({ emailKey })
    .session(session)
    .lean<StoredMailAllowance>();
  const isRecent = (at: Date) => at.getTime() > now.getTime() - mailWindow;
  const takenAt = (stored?.takenAt ?? []).filter(isRecent);
  const ofBrowsers = (stored?.ofBrowsers ?? []).filter(({ at }) => isRecent(at));
  if (takenAt.length + ofBrowsers.length >= mailLimits.inAll) return false;
  if (browser === undefined) {
    if (takenAt.length >= mailLimits.byNewBrowsers) return false;
    takenAt.push(now);
  } else {
    const own = ofBrowsers.filter((mail) => mail.browser === browser);
    if (own.length >= mailLimits.byEachBrowser) return false;
    ofBrowsers.push({ browser, at: now });
  }
  const expiresAt = new Date(now.getTime() + mailWindow);
  await models.MailAllowance.updateOne(
    { emailKey },
    { takenAt, ofBrowsers, expiresAt },
    { upsert: true, session },
  );
  return true;
}
