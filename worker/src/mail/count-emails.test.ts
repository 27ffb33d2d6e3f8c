import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { Registry } from 'prom-client';
import { countEmails } from './count-emails';
import { createMailTransport } from './transport';

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.close());

it('counts accepted, refused and failed emails, without their addresses', async () => {
  const registry = new Registry();
  const from = 'Camp <sender@example.org>';
  const transport = countEmails(createMailTransport({ smtpUrl: inbox.url, from }), registry);
  const content = { subject: 'A mail', heading: 'A mail', paragraphs: ['Hello,'] };
  const send = (key: string) => transport.send({ to: { address: 'ann@example.com' }, content }, key);

  await send('one');
  inbox.failWith(550);
  await expect(send('two')).rejects.toThrow('refused the email with code 550');
  inbox.failWith(450);
  await expect(send('three')).rejects.toThrow();
  transport.close();

  const text = await registry.metrics();
  const counted = [...text.matchAll(/^camp_emails_total\{(.*)\} (\d+)$/gm)].map(([, label, count]) => [
    label,
    count,
  ]);
  expect(counted.sort()).toEqual([
    ['result="accepted"', '1'],
    ['result="failed"', '1'],
    ['result="refused"', '1'],
  ]);
  expect(text).not.toContain('ann@');
});
