import { campContent } from '@camp/contracts/content/camp';
import { applySavedContent } from '@camp/contracts/content/saved-content';
import { lakeHope, shippedWordsIn } from '@camp/contracts/test/another-camp';
import * as camperMails from '@camp/contracts/camper/mails';
import * as paymentLinkMails from '@camp/contracts/camper/payment-link-mail';
import * as contactsChangedMails from '@camp/contracts/content/contacts-changed-mail';
import * as counselorMails from '@camp/contracts/counselor/mails';
import * as counselorApplicationMails from '@camp/contracts/counselor-application/mails';
import * as donationMails from '@camp/contracts/donation/mails';
import * as messageMails from '../message/message-mails';
import * as bankMails from '@camp/contracts/payment/bank-mails';
import * as paymentMails from '@camp/contracts/payment/mails';
import * as receiptMails from '@camp/contracts/payment/receipt-mail';
import * as staffApplicationMails from '@camp/contracts/staff-application/mails';
import * as needsPersonMails from '@camp/contracts/system/needs-person-mail';
import * as accountChangedMails from '@camp/contracts/user/account-changed-mail';
import * as accountMails from '@camp/contracts/user/account-mails';
import * as addressChangedMails from '@camp/contracts/user/address-changed-mails';
import * as addressMails from '@camp/contracts/user/address-mails';
import * as knownAddressMails from '@camp/contracts/user/known-address-mails';
import { erasureAskedMail } from '@camp/contracts/user/erasure-asked-mail';
import { secondFactorChangedMail } from '@camp/contracts/user/second-factor-mail';
import * as proofMails from '@camp/contracts/vaccination/mails';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { medicalDeletionMail } from '@camp/contracts/registration/medical-deletion-mail';
import * as registrationMails from '@camp/contracts/registration/registration-changed-mail';
import type { MailContent, MailTemplate } from '@camp/contracts/mail/content';
import { renderMail } from '@camp/runtime/mail/layout';

const templates = Object.entries({
  ...accountChangedMails,
  ...accountMails,
  ...contactsChangedMails,
  ...addressChangedMails,
  ...addressMails,
  ...bankMails,
  ...camperMails,
  ...counselorMails,
  ...counselorApplicationMails,
  ...donationMails,
  ...knownAddressMails,
  ...messageMails,
  ...needsPersonMails,
  ...paymentLinkMails,
  ...paymentMails,
  ...proofMails,
  ...receiptMails,
  erasureAskedMail,
  medicalDeletionMail,
  secondFactorChangedMail,
  ...staffApplicationMails,
  ...registrationMails,
}) as [string, MailTemplate<unknown>][];

/** The HTML as an email program shows it without pictures and styles. */
async function visibleText(html: string): Promise<string> {
  const message = await createTransport({ streamTransport: true, buffer: true }).sendMail({ html });
  return (await simpleParser(message.message as Buffer)).text ?? '';
}

it.each(templates)('%s says the same in HTML and in text, from its example', async (_name, template) => {
  const content = template.write(template.example);
  const { subject, html, text } = renderMail(content);

  expect(subject.length).toBeGreaterThan(5);
  for (const form of [text, await visibleText(html)]) {
    const words = form.replace(/\s+/g, ' ');
    for (const part of [content.heading, ...content.paragraphs.map(String)])
      expect(words.toLowerCase()).toContain(part.toLowerCase());
    for (const [label, value] of [...(content.facts ?? []), ...(content.table ?? [])])
      expect(words).toMatch(new RegExp(`${label}.*${value.replace(/[$()]/g, '\\$&')}`));
    expect(words).toContain(campContent.name);
  }
  expect(content.action?.url).toMatch(/^https:\/\/camp\.example\.org\//);
  expect(text).toContain(content.action?.url);
  expect(html.match(/<a /g)).toHaveLength(content.unsubscribeUrl ? 2 : 1);
  expect(`${html}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
});

/** Words of a child's health, which emails never repeat. */
const medicalWords = /allerg|asthma|diabet|epilep|seizure|medication|diet\b|dietary|illness/i;

it.each(templates)('%s has no medical word', (_name, template) => {
  const { subject, text } = renderMail(template.write(template.example));
  expect(`${subject} ${text}`).not.toMatch(medicalWords);
});

describe('another camp', () => {
  beforeAll(() => applySavedContent(lakeHope));
  afterAll(() => applySavedContent({}));

  it.each(templates)('is the only one in %s', async (_name, { write, example }) => {
    const { subject, html, text } = renderMail(write(example));

    const words = `${subject} ${text} ${await visibleText(html)}`;
    expect(words).toContain('Lake Hope');
    expect(shippedWordsIn(words)).toEqual([]);
  });
});

describe('what people typed', () => {
  const typed = '<img src=x onerror="alert(1)">& "Bob"';
  const content: MailContent = {
    subject: `Hello\r\nBcc: everyone@example.com ${typed}`,
    heading: typed,
    paragraphs: [typed],
    facts: [[typed, typed]],
    table: [[typed, typed]],
    action: { label: typed, url: `https://camp.example.org/?q="><script>` },
    note: typed,
  };

  it('is shown as text (S54)', () => {
    const { html } = renderMail(content);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).not.toContain('src=x onerror="');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp; &quot;Bob&quot;');
  });

  it('adds no other header (S54)', () => {
    expect(renderMail(content).subject).not.toMatch(/[\r\n]/);
  });
});
