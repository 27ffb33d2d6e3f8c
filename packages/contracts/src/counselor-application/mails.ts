import { prose } from '../content/prose';
import type { LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf } from '../mail/merge-fields';
import { cameLate } from '../registration/came-late';

interface CounselorAppliedData {
  nameFirst: string;
  counselor: string;
  year: number;
  /** The jobs in their order. */
  jobs: LabelledValues;
  late: boolean;
  profileUrl: string;
}

/** A counselor application arrived. */
export const counselorAppliedMail = editableMail('mail-counselor-applied', {
  label: 'Counselor application received',
  about: 'To counselors, once the second part of their registration has arrived.',
  words: {
    subject: 'We received {counselor}’s counselor application for {camp name} {year}',
    heading: 'Thank you for applying',
    text: prose('{greeting}', 'We received {counselor}’s counselor application for {camp name} {year}.'),
    textWhenLate: cameLate,
    nextStep:
      'What happens next: the counselor directors read the application and invite you to an interview. You can change your answers from your profile until camp begins.',
  },
  example: ({ nameFirst, child, isRare }: ExamplePerson): CounselorAppliedData => ({
    ...exampleFamily,
    nameFirst,
    counselor: child,
    jobs: [
      ['1st choice', 'Crafts'],
      ['2nd choice', 'Jr. Cabin'],
    ],
    late: isRare,
  }),
  fields: {
    greeting: greetingOf,
    'first name': firstName,
    counselor: ({ counselor }) => counselor,
    year: campYear,
  },
  necessary: { subject: ['counselor'] },
  write: ({ jobs, late, profileUrl }, words) => ({
    paragraphs: [...words.text, ...(late ? words.textWhenLate : []), ...words.nextStep],
    facts: jobs,
    action: { label: 'See your profile', url: profileUrl },
  }),
});
