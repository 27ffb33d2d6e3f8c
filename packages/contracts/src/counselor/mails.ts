import { campContent } from '../content/camp';
import { greeting, type LabelledValues, type MailTemplate } from '../mail/content';

interface CounselorMailData {
  nameFirst: string;
  counselor: string;
  year: number;
  /** Training, drop-off, pick-up and place. */
  campFacts: LabelledValues;
  applicationUrl: string;
}

const example: CounselorMailData = {
  nameFirst: 'Pat',
  counselor: 'Quinn Counselor',
  year: 2030,
  campFacts: [
    ['Counselor training', 'Friday, August 23 @ 3:00 PM to Saturday, August 24 @ 12:00 PM'],
    ['Drop-off', 'Friday, August 23'],
  ],
  applicationUrl: 'https://camp.example.org/counselor-app/create',
};

/** The confirmation of part 1, which asks for the application. */
export const counselorRegisteredMail: MailTemplate<CounselorMailData> = {
  example,
  write: ({ nameFirst, counselor, year, campFacts, applicationUrl }) => ({
    subject: `We received ${counselor}’s counselor registration for ${campContent.name} ${year}`,
    heading: 'Part 1 received: one step left',
    paragraphs: [
      greeting(nameFirst),
      `We received ${counselor}’s counselor registration for ${campContent.name} ${year}.`,
      'Part 2 is the counselor application. We can only consider counselors who have sent both parts. Interviews are held in June and July.',
    ],
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'If you’ve already sent the application, you’re all set.',
  }),
};

/** The reminder a week after part 1 if the application is missing. */
export const applicationMissingMail: MailTemplate<CounselorMailData> = {
  example,
  write: ({ nameFirst, counselor, year, campFacts, applicationUrl }) => ({
    subject: `${counselor}’s counselor application is still missing`,
    heading: 'One step is left',
    paragraphs: [
      greeting(nameFirst),
      `We have ${counselor}’s counselor registration for ${campContent.name} ${year}, but not the application that goes with it.`,
      'The application asks which jobs you’d like and has a few questions to answer in your own words. Your answers are saved on your device until you send them.',
    ],
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'This is our only reminder.',
  }),
};
