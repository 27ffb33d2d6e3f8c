import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** An email in the inbox. */
export interface StoredMail {
  readonly id: string;
  readonly receivedAt: Date;
  /** Address and name of the sender, as in the header. */
  readonly from: string;
  readonly to: readonly { name: string; address: string }[];
  readonly subject: string;
  readonly text: string;
  /** Pictures that came with the email are data URLs in it. */
  readonly html: string;
  /** By name in lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { name: string; type: string; content: Buffer }[];
}

/** Emails as files in a folder, parsed in memory. */
export interface InboxStorage {
  /** Newest first. */
  mails(): readonly StoredMail[];
  /** Writes a message to its file before it resolves. */
  add(message: Buffer): Promise<StoredMail>;
}

/**
 * Opens the folder and reads its emails. Files other than `.eml` stay as they are.
 *
 * @param folder - an existing folder
 * @param most - how many emails to store. The oldest are deleted
 */
export async function openStorage(folder: string, most: number): Promise<InboxStorage> {
  const mails: StoredMail[] = [];
  const fileOf = (id: string) => join(folder, `${id}.eml`);

  const insert = async (mail: StoredMail) => {
    mails.unshift(mail);
    await Promise.all(mails.splice(most).map(({ id }) => unlink(fileOf(id))));
    return mail;
  };

  const ids = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .map((name) => name.slice(0, -4));
  const stored = await Promise.all(
    ids.map(async (id) => parse(id, await readFile(fileOf(id)), (await stat(fileOf(id))).mtime)),
  );
  for (const mail of stored.sort((one, other) => Number(one.receivedAt) - Number(other.receivedAt)))
    await insert(mail);

  return {
    mails: () => mails,
    add: async (message) => {
      const id = randomBytes(8).toString('hex');
      await writeFile(fileOf(id), message);
      return insert(await parse(id, message, new Date()));
    },
  };
}

async function parse(id: string, message: Buffer, receivedAt: Date): Promise<StoredMail> {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'base64' });
  return {
    id,
    receivedAt,
    from: mail.from ? written(mail.from) : '',
    to: (mail.to ?? []).map(({ name, address }) => ({ name, address: address ?? '' })),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: withPictures(mail),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      content: Buffer.from(String(content), 'base64'),
    })),
  };
}

const written = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address);

function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const name = contentId?.replace(/^<|>$/g, '');
    return name ? shown.replaceAll(`cid:${name}`, `data:${mimeType};base64,${String(content)}`) : shown;
  }, html);
}
