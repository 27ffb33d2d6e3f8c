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
      ...(late
        ? [
            'It came after the day on which applications were due, so we may have given the place away already.',
          ]
        : []),
      'What happens next: the counselor directors read it and invite you to an interview. Until camp begins you can change it from your profile.',
    ],
    facts: jobs,
    action: { label: 'Go to your profile', url: profileUrl },
  }),
};
