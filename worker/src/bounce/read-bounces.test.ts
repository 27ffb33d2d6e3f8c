import { createUser } from '@camp/database/test/factories/user';
import { bounceToken, reportAddress, tokensIn } from '@camp/runtime/mail/report-address';
import { startMailbox, type ImapMailbox } from '@camp/testing/imap-mailbox';
import type { ReceivedMail } from '@camp/testing/smtp-inbox';
import { prepareWorker } from '../../test/fixture';
import { createMailTransport } from '../mail/transport';
import { readBounces } from './read-bounces';
import { reportAddressBy } from './report-address-by';

const { bench } = prepareWorker();
const address = 'bounces@camp.example';
const content = { subject: 'A mail', heading: 'A mail', paragraphs: ['Hello,'] };
const models = () => bench().deps.database.models;

let mailbox: ImapMailbox;
beforeEach(async () => {
  mailbox = await startMailbox();
});
afterEach(() => mailbox.close());

const read = (settings: object = {}) => {
  const { deps } = bench();
  const bounces = { address, mailboxUrl: mailbox.url };
  return readBounces({ ...deps, settings: { ...deps.settings, bounces, ...settings } });
};
const pathOf = (email: string) => reportAddressBy(address, bench().deps.settings.jwtSecret)(email);
const failsOf = async ({ _id }: { _id: unknown }) =>
  (await models().User.findById(_id).orFail().lean()).mailFailingSince;

/** A delivery report as mail servers write it. */
const report = (to: string, { status = '5.1.1', action = 'failed', about = 'nobody@example.com' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.example.com',
    `To: <${to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="part/1.example"',
    '',
    '--part/1.example',
    'Content-Type: text/plain',
    '',
    'I’m sorry to have to inform you.',
    '--part/1.example',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${about}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '--part/1.example--',
    '',
  ].join('\n');

it('gives each recipient’s email a report address of its own, by which a report marks the account', async () => {
  const [user, other] = [await createUser(models()), await createUser(models())];
  const { inbox } = bench();
  const paths: string[] = [];
  const transport = createMailTransport({
    smtpUrl: inbox.url,
    from: 'Camp <sender@example.org>',
    reportAddressFor: pathOf,
  });
  for (const { email, emailKey } of [user, other]) {
    await transport.send({ to: { address: email.toUpperCase() }, content }, email);
    const isToThem = ({ recipients }: ReceivedMail) => recipients[0]?.toLowerCase() === emailKey;
    paths.push((await inbox.waitFor(isToThem)).envelopeFrom);
  }
  transport.close();
  expect(new Set(paths).size).toBe(2);
  expect(paths[0]).toMatch(/^bounces\+[0-9a-f]{24}@camp\.example$/);

  // The address in the report is not trusted.
  mailbox.deliver(report(paths[0]!, { about: other.email }));
  await read();

  expect(await failsOf(user)).toBeInstanceOf(Date);
  expect(await failsOf(other)).toBeUndefined();
  expect(mailbox.messages()).toEqual([]);
});

it.each([
  ['a delay', { status: '4.2.2', action: 'delayed' }],
  ['a temporary failure', { status: '4.4.7', action: 'failed' }],
  ['a success', { status: '2.0.0', action: 'delivered' }],
])('ignores %s', async (_what, values) => {
  const user = await createUser(models());
  mailbox.deliver(report(pathOf(user.email), values));

  await read();

  expect([await failsOf(user), mailbox.messages()]).toEqual([undefined, []]);
});

it('ignores answers of people and programs', async () => {
  const user = await createUser(models());
  mailbox.deliver(`To: ${pathOf(user.email)}\nContent-Type: text/plain\n\nAction: failed\nStatus: 5.1.1\n`);

  await read();

  expect(await failsOf(user)).toBeUndefined();
});

it('believes no token that isn’t ours for the account’s current address (S55)', async () => {
  const user = await createUser(models());
  const former = `former-${user.email}`;
  const forged = bounceToken('another secret', user.emailKey);
  for (const to of [reportAddress(address, forged), pathOf(former), reportAddress(address, 'x'), address])
    mailbox.deliver(report(to, { about: user.email }));

  await read();

  expect(await failsOf(user)).toBeUndefined();
});

it('leaves all other messages in the mailbox', async () => {
  const user = await createUser(models());
  const letter = 'To: office@camp.example\nContent-Type: text/plain\n\nHello!\n';
  mailbox.deliver(letter);
  mailbox.deliver(report(pathOf(user.email)));
  mailbox.deliver(report('other-bounces+0123456789abcdef01234567@camp.example.org'));

  await read();

  expect(await failsOf(user)).toBeInstanceOf(Date);
  expect(mailbox.messages()).toEqual([
    letter.replaceAll('\n', '\r\n'),
    expect.stringContaining('other-bounces+'),
  ]);
});

it('finds a report however many other messages strangers have left before it', async () => {
  const user = await createUser(models());
  for (let sent = 0; sent < 250; sent += 1) mailbox.deliver(report(`bounces+${sent}@camp.example`));
  mailbox.deliver(report(pathOf(user.email)));

  await read();

  expect(await failsOf(user)).toBeInstanceOf(Date);
});

it('keeps the first date, and reads reports of emails sent before the secret changed', async () => {
  const user = await createUser(models());
  mailbox.deliver(report(pathOf(user.email)));
  await read();
  const first = await failsOf(user);

  const { jwtSecret } = bench().deps.settings;
  mailbox.deliver(report(pathOf(user.email)));
  await read({ jwtSecret: 'the new secret', previousJwtSecret: jwtSecret });
  expect([await failsOf(user), mailbox.messages()]).toEqual([first, []]);

  await models().User.updateOne({ _id: user._id }, { $unset: { mailFailingSince: 1 } });
  mailbox.deliver(report(pathOf(user.email)));
  await read({ jwtSecret: 'the new secret', previousJwtSecret: jwtSecret });
  expect(await failsOf(user)).toBeInstanceOf(Date);
});

it('deletes nothing if the database doesn’t answer', async () => {
  const user = await createUser(models());
  mailbox.deliver(report(pathOf(user.email)));
  jest.spyOn(models().User, 'updateOne').mockImplementationOnce(() => {
    throw new Error('Away.');
  });

  await expect(read()).rejects.toThrow('Away.');
  expect(mailbox.messages()).toHaveLength(1);
  await read();

  expect([await failsOf(user), mailbox.messages()]).toEqual([expect.any(Date), []]);
});

it('reads nothing if no mailbox is set', async () => {
  mailbox.deliver(report(pathOf('nobody@example.com')));

  await read({ bounces: { address } });
  await read({ bounces: undefined });

  expect(mailbox.messages()).toHaveLength(1);
});

it('finds a token however its address is written', () => {
  const token = bounceToken('secret', 'ann@example.com');
  const path = reportAddress(address, token);

  expect(tokensIn(address, `To: "x" <${path.toUpperCase()}>, ${path}`)).toEqual([token, token]);
  expect(tokensIn(address, `To: ${path}.example, ${path.replace('@', 'x@')}, bounces+@camp.example`)).toEqual(
    [],
  );
});
