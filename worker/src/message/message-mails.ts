import type { MailTemplate } from '@camp/contracts/mail/content';

/** A message to a group, for one of its recipients. */
export const messageMail: MailTemplate<{
  subject: string;
  /** Paragraphs are separated by blank lines. */
  text: string;
  camp: string;
  profileUrl: string;
  unsubscribeUrl: string;
  /** A test email to the author before the message is sent. */
  isTest: boolean;
}> = {
  example: {
    subject: 'What to bring on Saturday',
    text: 'Hello Pat,\n\nPlease bring a warm sleeping bag for Casey.\n\nSee you soon!',
    camp: 'Camp',
    profileUrl: 'https://camp.example.org/user/profile',
    unsubscribeUrl: 'https://camp.example.org/user/unsubscribe?token=token',
    isTest: false,
  },
  write: ({ subject, text, camp, profileUrl, unsubscribeUrl, isTest }) => ({
    subject: isTest ? `Test: ${subject}` : subject,
    heading: subject,
    paragraphs: text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
    action: { label: 'See your registrations', url: profileUrl },
    unsubscribeUrl,
    note: isTest
      ? 'This is a test. Nobody else received it.'
      : `You’re getting this email because someone on your account is registered with ${camp}.`,
  }),
};
