import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { firstName, greetingOf } from '../mail/merge-fields';

interface MedicalDeletionData {
  nameFirst: string;
  /** Full names of the people whose answers are deleted. */
  people: readonly string[];
  /** The day after which they are deleted, in words. */
  on: string;
  profileUrl: string;
}

/** To a family, 30 days before its medical answers are deleted. It has none of them. */
export const medicalDeletionMail = editableMail('mail-medical-deletion', {
  label: 'Medical answers will be deleted',
  about: 'To families, 30 days before their medical answers are deleted after camp.',
  words: {
    subject: 'We’ll soon delete medical answers that we no longer need',
    heading: 'Medical answers will be deleted',
    text: prose(
      '{greeting}',
      'We store medical answers only as long as camp needs them. Soon we’ll delete those of your family.',
      'You don’t need to do anything. If somebody registers for another camp by then, their answers stay, so that you can use them again.',
    ),
  },
  example: ({ nameFirst, child, sibling }: ExamplePerson): MedicalDeletionData => ({
    nameFirst,
    people: sibling ? [child, sibling] : [child],
    on: 'August 24, 2031',
    profileUrl: exampleFamily.profileUrl,
  }),
  fields: { greeting: greetingOf, 'first name': firstName },
  write: ({ people, on, profileUrl }) => ({
    facts: [
      ['After', on],
      ['For', people.join(', ')],
      ['What', 'Every answer to a medical question, and pictures of vaccination proofs'],
    ],
    action: { label: 'See your profile', url: profileUrl },
    note: 'Everything else about your registrations stays.',
  }),
});
