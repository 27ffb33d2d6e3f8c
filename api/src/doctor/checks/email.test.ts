import { notChecked, right, wrong, type Finding } from '@camp/checks/check';
import { startMailbox } from '@camp/testing/imap-mailbox';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { doctorTools, findWithRecords } from '../../../test/doctor-tools';
import type { Check } from '../check';
import { bounceMailbox } from './bounce-mailbox';
import { dkim } from './dkim';
import { dmarc } from './dmarc';
import { emailLogin } from './email-login';
import { spf } from './spf';

let inbox: SmtpInbox;
beforeAll(async () => {
  inbox = await startInbox();
});
afterAll(() => inbox.close());

const logIn = () => {
  const SMTP_URL = inbox.url.replace('://', '://camp:password@');
  return emailLogin.run(doctorTools({ settings: { SMTP_URL } }));
};

it('logs in to the mail server, and sends nothing', async () => {
  expect(await logIn()).toEqual(right('The mail server accepts the login.'));
  expect(inbox.messages()).toEqual([]);
});

it('says whether the mail server rejects the login or is away', async () => {
  inbox.refuseLogins();
  const refused = await logIn();
  inbox.accept();
  inbox.goDown();
  const away = await logIn();
  inbox.accept();

  expect(refused).toEqual(wrong('The mail server rejects the user or the password in SMTP_URL.'));
  expect(away).toEqual(wrong(expect.stringContaining('does not accept connections at SMTP_URL') as string));
});

const domain = 'news.pines.org';
const MAIL_FROM = `Camp <office@${domain}>`;
const text = (...TXT: string[]) => ({ TXT });
// Longer than the 255 bytes of one part.
const key = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0B'.repeat(18)}`;

it.each<[string, Check, Parameters<typeof findWithRecords>[1], Finding]>([
  [
    'SPF',
    spf,
    { [domain]: text('other', 'v=spf1 include:x.org -all') },
    right(`${domain} has an SPF record.`),
  ],
  ['no SPF', spf, {}, wrong(`${domain} has no SPF record, so emails may count as spam.`)],
  [
    'other texts',
    spf,
    { [domain]: text('other') },
    wrong(`${domain} has no SPF record, so emails may count as spam.`),
  ],
  [
    'two SPF',
    spf,
    { [domain]: text('v=spf1 -all', 'v=spf1 ~all') },
    wrong(`${domain} has 2 SPF records. Only one may exist.`),
  ],
  [
    'SPF for all',
    spf,
    { [domain]: text('v=spf1 +all') },
    wrong(`The SPF record of ${domain} allows every sender.`),
  ],
  [
    'DMARC',
    dmarc,
    { [`_dmarc.${domain}`]: text('v=DMARC1; p=none') },
    right(`${domain} has a DMARC record.`),
  ],
  [
    'DMARC of the domain above',
    dmarc,
    { '_dmarc.pines.org': text('v=DMARC1; p=reject') },
    right('pines.org has a DMARC record.'),
  ],
  [
    'no DMARC',
    dmarc,
    { '_dmarc.org': text('v=DMARC1; p=none') },
    wrong(`${domain} has no DMARC record, so large email providers may refuse its emails.`),
  ],
  ['a common DKIM', dkim, { [`s1._domainkey.${domain}`]: text(key) }, right(`${domain} has a DKIM record.`)],
  [
    'an unknown DKIM',
    dkim,
    { [`odd._domainkey.${domain}`]: text(key) },
    notChecked('DKIM_SELECTOR is not set, and no common one has a record.'),
  ],
])('judges a domain with %s', async (_case, check, records, finding) => {
  expect(await findWithRecords(check, records, { MAIL_FROM })).toEqual(finding);
});

it('asks for the DKIM record that is set', async () => {
  const name = `odd._domainkey.${domain}`;
  const find = (record: string) =>
    findWithRecords(dkim, { [name]: text(record) }, { MAIL_FROM, DKIM_SELECTOR: 'odd' });

  expect(await find(key)).toEqual(right(`${domain} has a DKIM record.`));
  // An empty key was withdrawn.
  expect(await find('v=DKIM1; p=')).toEqual(wrong(`${name} has no DKIM record.`));
});

it('does not judge a domain that nobody can look up, or without a name server', async () => {
  const local = { settings: { MAIL_FROM: 'Camp <camp@localhost>' } };

  expect(await spf.run(doctorTools(local))).toEqual(notChecked('localhost is not a public domain.'));
  expect(await dmarc.run(doctorTools())).toEqual(notChecked('MAIL_FROM is not set.'));
  await expect(spf.run(doctorTools({ settings: { MAIL_FROM } }))).rejects.toThrow('no name server answers');
});

it('opens the mailbox of delivery reports, and says why it can’t', async () => {
  const mailbox = await startMailbox();
  const BOUNCE_ADDRESS = 'bounces@pines.org';
  const find = (settings: object) => bounceMailbox.run(doctorTools({ settings }));

  const opened = await find({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL: mailbox.url });
  const wrongPassword = mailbox.url.replace('secret', 'wrong');
  const refused = await find({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL: wrongPassword });
  await mailbox.close();
  const away = await find({ BOUNCE_ADDRESS, BOUNCE_IMAP_URL: mailbox.url });

  expect(opened).toEqual(right('The mailbox of delivery reports opens.'));
  expect(refused).toEqual(wrong('The mailbox rejects the user or the password in BOUNCE_IMAP_URL.'));
  expect(away).toEqual(wrong('The mailbox at BOUNCE_IMAP_URL does not open (ECONNREFUSED).'));
  expect(await find({ BOUNCE_ADDRESS })).toEqual(
    wrong('BOUNCE_IMAP_URL is not set, so nobody reads the delivery reports.'),
  );
  expect(await find({})).toEqual(notChecked('BOUNCE_ADDRESS is not set.'));
});
