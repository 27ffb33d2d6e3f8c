import { campContent } from '../content/camp';
import { prose } from '../content/prose';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, exampleSite, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf, type MergeField } from '../mail/merge-fields';

/** A registration in emails about its proof, without the answer. */
interface ProofMailData {
  nameFirst: string;
  /** The registered person. */
  person: string;
  year: number;
  /** Where to go. */
  url: string;
}

const exampleOf = ({ nameFirst, child }: ExamplePerson): ProofMailData => ({
  nameFirst,
  person: child,
  year: exampleFamily.year,
  url: exampleFamily.profileUrl,
});

const fields = {
  greeting: greetingOf,
  'first name': firstName,
  person: ({ person }) => person,
  year: campYear,
} satisfies Readonly<Record<string, MergeField<ProofMailData>>>;

const necessary = { subject: ['person'] } as const;

/** A picture arrived. */
export const proofReceivedMail = editableMail('mail-proof-received', {
  label: 'Picture received',
  about: 'To families, counselors and staff, once their picture has arrived.',
  words: {
    subject: 'We received the picture you sent for {person}',
    heading: 'Thank you for the picture',
    text: prose(
      'Hello {first name},',
      'We received the picture for {person}’s registration for {camp name} {year}. We don’t need anything else for now.',
    ),
  },
  example: exampleOf,
  fields,
  necessary,
  write: ({ url }, words) => ({
    paragraphs: [
      ...words.text,
      // Who sees it and when it is deleted is how the product works.
      'Only the people who look after everyone’s health at camp see the picture. We delete it 90 days after camp.',
    ],
    action: { label: 'See your registrations', url },
    note: `If you didn’t send a picture, email ${campContent.contact.email}.`,
  }),
});

/** The notice that an upload was unreadable and the registration is still valid. */
export const proofUnreadableMail = editableMail('mail-proof-unreadable', {
  label: 'Picture unreadable',
  about: 'To families, counselors and staff, when their picture can’t be read.',
  words: {
    subject: 'We couldn’t read the picture you sent for {person}',
    heading: 'Please send the picture again',
    text: prose(
      'Hello {first name},',
      'We have {person}’s registration for {camp name} {year}, but we couldn’t read the picture you sent for it. The file seems to be damaged or incomplete.',
      'Please upload a new picture, or bring the vaccination card to check-in. Questions? Email {nurse email}.',
    ),
  },
  example: (person: ExamplePerson): ProofMailData => ({
    ...exampleOf(person),
    url: `${exampleSite}/covid-19-upload`,
  }),
  fields: { ...fields, 'nurse email': () => campContent.contact.nurse.email || campContent.contact.email },
  necessary,
  write: ({ url }) => ({
    action: { label: 'Send the picture again', url },
  }),
});
