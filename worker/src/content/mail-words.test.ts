import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { campContent } from '@camp/contracts/content/camp';
import { taxAcknowledgment } from '@camp/contracts/content/donations';
import { mailPreviews, mailSubjectNames, mailSubjects } from '@camp/contracts/content/mail-subjects';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { donationThanksMail } from '@camp/contracts/donation/mails';
import { editableMail } from '@camp/contracts/mail/editable-mail';
import { examplePeople } from '@camp/contracts/mail/examples';
import { passwordResetMail } from '@camp/contracts/user/account-mails';
import { createUser } from '@camp/database/test/factories/user';
import { renderMail } from '@camp/runtime/mail/layout';
import { prepareWorker } from '../../test/fixture';

const { bench } = prepareWorker();
const models = () => bench().deps.database.models;
const mailTo = (address: string) => bench().inbox.waitFor(({ recipients }) => recipients.includes(address));
const minute = 60_000;

afterEach(() => applySavedContent({}));

it('can be changed in every email that is declared so', () => {
  const contracts = join(__dirname, '../../../packages/contracts/src');
  const declared = readdirSync(contracts, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(contracts, file), 'utf8').matchAll(/= editableMail\('([\w-]+)'/g),
    ])
    .map(([, key]) => key);

  expect(declared.length).toBeGreaterThan(30);
  expect(declared.sort()).toEqual([...mailSubjectNames].sort());
});

it.each(mailSubjectNames)('fills in each name that %s offers, for each example person', (name) => {
  const { fields, mergeFields } = mailSubjects[name];
  const names = Object.keys(mergeFields);
  const words = names.map((one) => `<${one}: {${one}}>`).join(' ');
  const values = Object.fromEntries(Object.keys(fields).map((path) => [path, words]));

  for (const person of examplePeople.keys()) {
    const { content } = mailPreviews[name](values, person);
    const { subject, text } = renderMail(content);

    expect(content.problems).toBeUndefined();
    expect(content.ownNote).toBe(content.subject);
    for (const form of [subject, text]) {
      expect(form).not.toMatch(/[{}]|\(error\)|undefined|null|NaN|\[object/);
      for (const one of names) expect(form).toContain(`<${one}: `);
    }
  }
});

it('shows bold words and lists in HTML and as text', () => {
  const text = [['Bring ', { bold: '{first name}' }], { bullets: [['one']] }, { steps: [['two']] }];
  const { content } = mailPreviews['mail-password-reset']({ text }, 0);

  const { html, text: plain } = renderMail(content);

  expect(html).toContain('Bring <strong>Pat</strong></p>');
  expect(html).toMatch(/<ul [^>]*><li>one<\/li><\/ul>\n<ol [^>]*><li>two<\/li><\/ol>/);
  expect(plain).toContain('Bring Pat\n\n- one\n\n1. two');
});

it('shows what people typed as text, whatever the camp’s words are', () => {
  const hostile = '<img src=x onerror=alert(1)>**{camp email}**';
  const values = { subject: '{first name}\r\nBcc: x', text: [['{first name}', { bold: '{first name}' }]] };
  applySavedContent({ 'mail-password-reset': { version: 1, values } });

  const { subject, html } = renderMail(
    passwordResetMail.write({ nameFirst: hostile, url: 'https://camp.example.org/x' }),
  );

  expect(subject).toBe(`${hostile} Bcc: x`);
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;**{camp email}**');
});

it('uses and reports the shipped words of a field with a name that is no longer offered', () => {
  const values = { heading: 'Our own heading', text: 'Hello {nickname}' };
  applySavedContent({ 'mail-password-reset': { version: 1, values } });

  const content = passwordResetMail.write(passwordResetMail.example);

  expect([content.heading, ...content.paragraphs]).toEqual([
    'Our own heading',
    'Hello Pat,',
    'Use this link to choose a new password.',
  ]);
  expect(content.problems).toEqual(['mail-password-reset: {nickname} in text is unknown.']);
});

it('keeps the sentence that tax law requires, even if an earlier release saved another one', () => {
  const values = { taxAcknowledgment: 'You got a T-shirt in exchange.' };
  applySavedContent({ donations: { version: 1, values } });

  const { paragraphs } = donationThanksMail.write(donationThanksMail.example);

  expect(paragraphs.at(-1)).toContain(` ${taxAcknowledgment} `);
});

it('writes the email even if a name fails', () => {
  const mail = editableMail('mail-of-this-test', {
    label: 'Test',
    about: 'Test.',
    words: { subject: 'To {broken}', heading: 'Hello', text: '{camp name}' },
    example: () => ({}),
    fields: {
      broken: () => {
        throw new Error('It has no value.');
      },
    },
    write: () => ({}),
  });

  expect(mail.write({})).toEqual({
    subject: 'To (error)',
    heading: 'Hello',
    paragraphs: [campContent.name],
    problems: ['mail-of-this-test: {broken} failed: Error: It has no value.'],
  });
});

it('sends saved words, and unsaved ones only as a test to the person who asked for it', async () => {
  const { nameFirst, email, _id: userId } = await createUser(models());
  const subject = 'mail-password-changed';
  const saved = [{ path: 'subject', value: 'New password at {camp name}' }];
  await models().Content.create({ subject, version: 1, values: saved, versions: [] });
  bench().work();

  await bench().happen('user.password-changed', { userId: userId.toString() });
  const mail = await mailTo(email);
  expect(mail.subject).toBe(`New password at ${campContent.name}`);
  expect(mail.text).toContain(`Hello ${nameFirst},`);

  const tester = await createUser(models());
  const { _id } = await models().MailTest.create({
    userId: tester._id,
    subject,
    values: [{ path: 'heading', value: 'Not saved' }],
    person: 1,
    expiresAt: new Date(Date.now() + minute),
  });
  await bench().happen('content.mail-tested', { mailTestId: _id.toString() });
  const test = await mailTo(tester.email);
  expect(test.subject).toBe('[Test] Your password was changed');
  expect(test.text).toMatch(/^Not saved\n\nHello Alexandra,/);
  await models().Content.deleteMany({ subject });
});
