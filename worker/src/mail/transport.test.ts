import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope } from '@camp/contracts/test/another-camp';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import type { Mail } from './mail';
import { emblem } from '@camp/runtime/mail/emblem';
import { createMailTransport, type MailTransport } from './transport';

let inbox: SmtpInbox;
let transport: MailTransport;

beforeAll(async () => {
  inbox = await startInbox();
  transport = createMailTransport({ smtpUrl: inbox.url, from: 'Camp <sender@example.org>' });
});
afterAll(async () => {
  transport.close();
  await inbox.close();
});

it('adds the camp’s name to an address without a name', async () => {
  const plain = createMailTransport({ smtpUrl: inbox.url, from: 'sender@example.org' });
  const content = { subject: 'A mail', heading: 'A mail', paragraphs: ['Hello,'] };
  applySavedContent(lakeHope);
  await plain.send({ to: { address: 'named@example.com' }, content }, 'named');
  applySavedContent({});
  plain.close();

  const { headers } = await inbox.waitFor(({ recipients }) => recipients.includes('named@example.com'));
  expect(headers.get('from')).toMatchObject({
    value: [{ name: 'Lake Hope', address: 'sender@example.org' }],
  });
});

async function arrived(address: string, values: Partial<Mail> = {}) {
  const content = { subject: 'A mail', heading: 'A mail', paragraphs: ['Hello,'] };
  await transport.send({ to: { address }, content, ...values }, address);
  return inbox.waitFor(({ recipients }) => recipients.includes(address));
}

it('includes the emblem, so that it is shown without a request to another server', async () => {
  const { attachments, html } = await arrived('emblem@example.com');

  expect(attachments).toEqual([{ name: 'emblem.png', type: 'image/png', content: emblem.content }]);
  // The parser replaces the content id with the picture.
  expect(html).toContain(`src="data:image/png;base64,${emblem.content.toString('base64')}"`);
  expect(html).not.toMatch(/https?:/);
});

it('attaches a calendar file with its own type', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

  const { attachments } = await arrived('calendar@example.com', { calendar });

  const [file] = attachments.filter(({ name }) => name === 'camp.ics');
  expect(file).toMatchObject({ type: 'text/calendar' });
  expect(file?.content.toString()).toBe(calendar);
});
