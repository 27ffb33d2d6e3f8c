import { campContent } from '@camp/contracts/content/camp';
import { greeting, type LabelledValues, type MailTemplate } from '@camp/contracts/mail/content';
import { cameLate } from '../registration/came-late';

/** A counselor application arrived. */
export const counselorAppliedMail: MailTemplate<{
  nameFirst: string;
  counselor: string;
  year: number;
  /** The jobs in their order. */
  jobs: LabelledValues;
  late: boolean;
  profileUrl: string;
}> = {
  example: {
    nameFirst: 'Pat',
    counselor: 'Quinn Counselor',
    year: 2030,
    jobs: [
      ['1st choice', 'Crafts'],
      ['2nd choice', 'Jr. Cabin'],
    ],
    late: true,
    profileUrl: 'https://camp.example.org/user/profile',
  },
  write: ({ nameFirst, counselor, year, jobs, late, profileUrl }) => ({
    subject: `We received the counselor application of ${counselor} for ${campContent.name} ${year}`,
    heading: 'Thank you for applying',
    paragraphs: [
      greeting(nameFirst),
      `The counselor application of ${counselor} for ${campContent.name} ${year} has arrived.`,
      ...(late ? [cameLate] : []),
      'What happens next: the counselor directors read it and invite you to an interview. Until camp begins you can change it from your profile.',
    ],
    facts: jobs,
    action: { label: 'Go to your profile', url: profileUrl },
  }),
};
