import { campContent } from '@camp/contracts/content/camp';
import { greeting, type LabelledValues, type MailTemplate } from '@camp/contracts/mail/content';

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

/** A counselor's registration arrived; the application is still to come. */
export const counselorRegisteredMail: MailTemplate<CounselorMailData> = {
  example,
  write: ({ nameFirst, counselor, year, campFacts, applicationUrl }) => ({
    subject: `We received the counselor registration of ${counselor} for ${campContent.name} ${year}`,
    heading: 'The first part has arrived',
    paragraphs: [
      greeting(nameFirst),
      `The counselor registration of ${counselor} for ${campContent.name} ${year} has arrived.`,
      'The second part is the counselor application. We can only plan with counselors who have sent both; interviews are held in June and July.',
    ],
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'If you have sent the application already, there is nothing left to do.',
  }),
};

/** A week later there is no application. */
export const applicationMissingMail: MailTemplate<CounselorMailData> = {
  example,
  write: ({ nameFirst, counselor, year, campFacts, applicationUrl }) => ({
    subject: `The counselor application of ${counselor} is still missing`,
    heading: 'One part is still missing',
    paragraphs: [
      greeting(nameFirst),
      `The counselor registration of ${counselor} for ${campContent.name} ${year} is here, but not yet the application that belongs to it.`,
      'It asks for the jobs you would like and for some answers in your own words. What you type is kept on your device until you send it.',
    ],
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'We remind you only once.',
  }),
};
