import { expect } from '@playwright/test';

/** A delivered email in the inbox's format. */
export interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  headers: Record<string, string>;
}

/** Milliseconds to wait for an email. */
const patience = 30_000;

/** The run's real inbox, over HTTP. */
export function openInbox(inboxUrl: string) {
  const to = async (address: string): Promise<Mail[]> => {
    const response = await fetch(`${inboxUrl}/api/email`);
    if (!response.ok) throw new Error(`The inbox answers ${response.status}.`);
    const mails = (await response.json()) as Mail[];
    return mails.filter((mail) =>
      mail.to.some((recipient) => recipient.address.toLowerCase() === address.toLowerCase()),
    );
  };

  /** The emails to an address with a matching subject. */
  const about = async (address: string, subject: RegExp) =>
    (await to(address)).filter((mail) => subject.test(mail.subject));

  /**
   * Waits for one email.
   * @param wait milliseconds
   */
  const waitFor = async (address: string, subject: RegExp, wait = patience): Promise<Mail> => {
    await expect
      .poll(async () => (await to(address)).map((mail) => mail.subject), {
        timeout: wait,
        message: `a mail to ${address} about ${subject}`,
      })
      .toContainEqual(expect.stringMatching(subject));
    const [mail] = await about(address, subject);
    return mail as Mail;
  };
  return { about, waitFor };
}

/** The first link to a path of the site in an email's text. */
export function linkIn(mail: Mail, path: string): string {
  const links = mail.text.match(/https?:\/\/[^\s)\]>]+/g) ?? [];
  const link = links.find((address) => new URL(address).pathname === path);
  if (!link) throw new Error(`No link to ${path} in '${mail.subject}': ${links.join(', ')}`);
  return link;
}
