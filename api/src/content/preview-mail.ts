import { logoPath } from '@camp/contracts/content/appearance';
import { mailPreviews, mailSubjects, type MailSubjectName } from '@camp/contracts/content/mail-subjects';
import type { MailSample, MailSampleForm } from '@camp/contracts/content/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { refreshContent } from '@camp/database/content/cached-content';
import { emblem } from '@camp/runtime/mail/emblem';
import { renderMail } from '@camp/runtime/mail/layout';
import { Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { refuseAbove } from '../limits/rate-limiter';
import { transact } from '../transact';
import { checkedSource } from './content-source';

/** Milliseconds after which a test that wasn't sent is deleted. */
const testLifetime = 24 * 60 * 60 * 1_000;

/**
 * An email with words that aren't saved, as an example person would get it.
 *
 * @throws ProblemError 400 with the errors of every field
 */
export async function previewMail(
  { models }: Dependencies,
  name: MailSubjectName,
  { source, person }: MailSampleForm,
): Promise<MailSample> {
  await refreshContent(models);
  const { content, own } = mailPreviews[name](valuesOf(name, source), person);
  const { subject, html } = renderMail(content, { own });
  // A browser has no attachments.
  const picture = logoPath(96) ?? `data:${emblem.contentType};base64,${emblem.content.toString('base64')}`;
  return { subject, html: html.replace(`cid:${emblem.cid}`, picture) };
}

/**
 * Sends the same email to the person who asks for it, in the background.
 *
 * @throws ProblemError as `previewMail`; 429 after too many tests
 */
export async function testMail(
  deps: Dependencies,
  person: Person,
  name: MailSubjectName,
  sample: MailSampleForm,
): Promise<void> {
  const { models, clock, limiter } = deps;
  const values = Object.entries(valuesOf(name, sample.source)).filter(([, value]) => value !== undefined);
  await refuseAbove(limiter, 'testMails', person.userId);
  await transact(deps, async (session, record) => {
    const test = {
      userId: new Types.ObjectId(person.userId),
      subject: name,
      values: values.map(([path, value]) => ({ path, value })),
      person: sample.person,
      expiresAt: new Date(clock.now().getTime() + testLifetime),
    };
    const [stored] = await models.MailTest.create([test], { session });
    if (!stored) throw new Error('The test was not stored.');
    await record('content.mail-tested', { mailTestId: stored._id.toString() });
    await writeAudit(models, doneBy(person, 'send-test', 'content', [stored._id]), session);
  });
}

const valuesOf = (name: MailSubjectName, source: MailSampleForm['source']) =>
  checkedSource(mailSubjects[name], source).values;
