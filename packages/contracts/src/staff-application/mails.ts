import { prose } from '../content/prose';
import type { LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf } from '../mail/merge-fields';
import { cameLate } from '../registration/came-late';

interface StaffAppliedData {
  nameFirst: string;
  applicant: string;
  year: number;
  /** Positions, days and place: never a medical answer. */
  facts: LabelledValues;
  /** It came after the day on which applications were due. */
  late: boolean;
  profileUrl: string;
}

/** An application for work at camp arrived. */
export const staffAppliedMail = editableMail('mail-staff-applied', {
  label: 'Staff application received',
  about: 'To staff, as soon as they apply.',
  words: {
    subject: 'We received {applicant}’s staff application for {camp name} {year}',
    heading: 'Thank you for applying',
    text: prose('{greeting}', 'We received {applicant}’s staff application for {camp name} {year}.'),
    textWhenLate: cameLate,
    nextStep:
      'What happens next: the directors read every application and email you. You can change yours from your profile until camp begins.',
  },
  example: ({ nameFirst, isRare }: ExamplePerson): StaffAppliedData => ({
    ...exampleFamily,
    nameFirst,
    applicant: `${nameFirst} Staff`,
    facts: [
      ['Position', 'Kitchen Staff'],
      ['Other positions', 'Craft Staff and Musical Staff'],
      ['Days at camp', 'Saturday August 24 and Sunday August 25'],
    ],
    late: isRare,
  }),
  fields: {
    greeting: greetingOf,
    'first name': firstName,
    applicant: ({ applicant }) => applicant,
    year: campYear,
  },
  necessary: { subject: ['applicant'] },
  write: ({ facts, late, profileUrl }, words) => ({
    paragraphs: [...words.text, ...(late ? words.textWhenLate : []), ...words.nextStep],
    facts,
    action: { label: 'See your application', url: profileUrl },
  }),
});
