import { prose } from '../content/prose';
import type { LabelledValues } from '../mail/content';
import { editableMail } from '../mail/editable-mail';
import { exampleFamily, exampleSite, type ExamplePerson } from '../mail/examples';
import { campYear, firstName, greetingOf, type MergeField } from '../mail/merge-fields';

interface CounselorMailData {
  nameFirst: string;
  counselor: string;
  year: number;
  /** Training, drop-off, pick-up and place. */
  campFacts: LabelledValues;
  applicationUrl: string;
}

const exampleOf = ({ nameFirst, child }: ExamplePerson): CounselorMailData => ({
  nameFirst,
  counselor: child,
  year: exampleFamily.year,
  campFacts: [
    ['Counselor training', 'Friday, August 23 @ 3:00 PM to Saturday, August 24 @ 12:00 PM'],
    ['Drop-off', 'Friday, August 23'],
  ],
  applicationUrl: `${exampleSite}/counselor-app/create`,
});

const fields = {
  greeting: greetingOf,
  'first name': firstName,
  counselor: ({ counselor }) => counselor,
  year: campYear,
} satisfies Readonly<Record<string, MergeField<CounselorMailData>>>;

const necessary = { subject: ['counselor'] } as const;

/** A counselor's registration arrived; the application is still to come. */
export const counselorRegisteredMail = editableMail('mail-counselor-registered', {
  label: 'Counselor registration received',
  about: 'To counselors, as soon as they register. The application is still missing.',
  words: {
    subject: 'We received {counselor}’s counselor registration for {camp name} {year}',
    heading: 'Part 1 received: one step left',
    text: prose(
      '{greeting}',
      'We received {counselor}’s counselor registration for {camp name} {year}.',
      'Part 2 is the counselor application. We can only consider counselors who have sent both parts. Interviews are held in June and July.',
    ),
  },
  example: exampleOf,
  fields,
  necessary,
  write: ({ campFacts, applicationUrl }) => ({
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'If you’ve already sent the application, you’re all set.',
  }),
});

/** A week later there is no application. */
export const applicationMissingMail = editableMail('mail-application-missing', {
  label: 'Counselor application missing',
  about: 'To counselors, a week after they registered without an application.',
  words: {
    subject: '{counselor}’s counselor application is still missing',
    heading: 'One step is left',
    text: prose(
      '{greeting}',
      'We have {counselor}’s counselor registration for {camp name} {year}, but not the application that goes with it.',
      'The application asks which jobs you’d like and has a few questions to answer in your own words. Your answers are saved on your device until you send them.',
    ),
  },
  example: exampleOf,
  fields,
  necessary,
  write: ({ campFacts, applicationUrl }) => ({
    facts: campFacts,
    action: { label: 'Complete your application', url: applicationUrl },
    note: 'This is our only reminder.',
  }),
});
