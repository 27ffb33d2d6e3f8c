import { campContent } from '../content/camp';
import { greeting, type LabelledValues, type MailTemplate } from '../mail/content';
import { cameLate } from '../registration/came-late';

/** The confirmation of a staff application. */
export const staffAppliedMail: MailTemplate<{
  nameFirst: string;
  applicant: string;
  year: number;
  /** Positions, days and place, but never a medical answer. */
  facts: LabelledValues;
  /** Whether it arrived after the deadline. */
  late: boolean;
  profileUrl: string;
}> = {
  example: {
    nameFirst: 'Sasha',
    applicant: 'Sasha Staff',
    year: 2030,
    facts: [
      ['Position', 'Kitchen Staff'],
      ['Other positions', 'Craft Staff and Musical Staff'],
      ['Days at camp', 'Saturday August 24 and Sunday August 25'],
    ],
    late: true,
    profileUrl: 'https://camp.example.org/user/profile',
  },
  write: ({ nameFirst, applicant, year, facts, late, profileUrl }) => ({
    subject: `We received ${applicant}’s staff application for ${campContent.name} ${year}`,
    heading: 'Thank you for applying',
    paragraphs: [
      greeting(nameFirst),
      `We received ${applicant}’s staff application for ${campContent.name} ${year}.`,
      ...(late ? [cameLate] : []),
      'What happens next: the directors read every application and email you. You can change yours from your profile until camp begins.',
    ],
    facts,
    action: { label: 'See your application', url: profileUrl },
  }),
};
