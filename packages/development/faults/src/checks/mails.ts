import type { ReceivedMail } from '@camp/testing/smtp-inbox';
import { linesOf } from '../history/history';
import type { Check } from './check';
import type { FinalState } from './final-state';
import { unexplainedRepeats } from './repeats';

/** The emails whose text contains a word. */
export const mailsWith = ({ mails }: FinalState, word: string): ReceivedMail[] =>
  mails.filter(({ text }) => text.includes(word));

/** How often each email came, by Message-ID. */
export function copiesOf(mails: readonly ReceivedMail[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const { messageId } of mails) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  return copies;
}

/** Whether an email confirms a registration, with a seat or on the waitlist. */
export const isConfirmation = ({ subject }: ReceivedMail) => /^We received|is on the waitlist/.test(subject);

/**
 * I5: each promised email came, and no email came twice with another Message-ID. A copy with the same id came only near a
 * fault that can take the mail server's reply.
 */
export const checkMails: Check = ({ history, state }) => {
  const { mails, deliveries, campers, donations, messages, recipients, addresses } = state;
  const wrong: string[] = [];
  for (const { child, userId, camperId = '', outcome } of linesOf(history, 'register')) {
    const about = mails.filter((mail) => isConfirmation(mail) && mail.subject.includes(`${child} `));
    const different = copiesOf(about).size;
    if (different > 1) wrong.push(`${child} has ${different} confirmations.`);
    const isStored = outcome === 'ok' && campers.some(({ _id }) => _id.equals(camperId));
    if (isStored && different === 0) wrong.push(`${child} has no confirmation.`);
    if (about.some((mail) => !mail.recipients.includes(addresses.get(userId) ?? '')))
      wrong.push(`The confirmation for ${child} went to somebody else.`);
  }
  for (const { _id, subject } of messages)
    for (const { userId, state: result } of recipients.filter(({ messageId }) => messageId.equals(_id))) {
      const to = addresses.get(userId.toString()) ?? '';
      const copies = copiesOf(
        mails.filter((mail) => mail.subject === subject && mail.recipients.includes(to)),
      );
      if (result !== 'accepted' || copies.size !== 1)
        wrong.push(`${subject} for one family is ${result}, with ${copies.size} emails.`);
    }
  const thanked = copiesOf(mails.filter(({ subject }) => subject.startsWith('Thank you for your donation')));
  const gifts = donations.filter(({ settledAt }) => settledAt).length;
  if (thanked.size !== gifts) wrong.push(`${gifts} gifts have ${thanked.size} emails of thanks.`);
  for (const { handler } of deliveries.filter(({ state: result }) => result === 'dead'))
    wrong.push(`The job ${handler} became a dead letter.`);
  return [...wrong, ...unexplainedRepeats(mails, history.faults, history.begunAt)];
};
