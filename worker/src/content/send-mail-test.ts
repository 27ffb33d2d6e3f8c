import { mailPreviews, mailSubjectNames } from '@camp/contracts/content/mail-subjects';
import { valuesOf } from '@camp/database/content/cached-content';
import type { Compose } from '../mail/compose';
import { recipient } from '../mail/recipient';

/** An email with words that aren't saved and example data, to the administrator who asked for it. */
export const composeMailTest: Compose<'mail.test'> = async ({ database: { models } }, { mailTestId }) => {
  const test = await models.MailTest.findById(mailTestId).lean();
  const user = test && (await models.User.findById(test.userId).lean());
  const name = mailSubjectNames.find((one) => one === test?.subject);
  if (!user || !name) return undefined;
  const { content } = mailPreviews[name](valuesOf(test.values), test.person);
  return { to: recipient(user), content: { ...content, subject: `[Test] ${content.subject}` } };
};
