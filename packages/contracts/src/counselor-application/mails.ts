import { campContent } from '../content/camp';
import { greeting, type LabelledValues, type MailTemplate } from '../mail/content';
import { cameLate } from '../registration/came-late';

/** The confirmation of a counselor application. */
export const counselorAppliedMail: MailTemplate<{
  nameFirst: string;
  counselor: string;
  year: number;
  /** The jobs, in order of preference. */
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
    subject: `We received ${counselor}’s counselor application for ${campContent.name} ${year}`,
    heading: 'Thank you for applying',
    paragraphs: [
      greeting(nameFirst),
      `We received ${counselor}’s counselor application for ${campContent.name} ${year}.`,
      ...(late ? [cameLate] : []),
      'What happens next: the counselor directors read the application and invite you to an interview. You can change your answers from your profile until camp begins.',
    ],
    facts: jobs,
    action: { label: 'Go to your profile', url: profileUrl },
  }),
};
