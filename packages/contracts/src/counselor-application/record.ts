import { detailLimit, narrativeLimit } from '../forms/limits';
import { chooseYesOrNo, detailText } from '../records/common-fields';
import { inSection } from '../records/placed';
import { declareRecord } from '../records/record';
import type { RecordValues } from '../records/record-values';
import { counselorJobs } from './options';

/** @param role - the role's name in the message */
const years = (question: string, role: string) =>
  ({
    kind: 'number',
    visibility: 'open',
    question,
    shortName: `Years a ${role}`,
    hint: '0 if none',
    least: 0,
    most: 20,
    missing: `Enter number of years as a ${role}.`,
    wrong: `Enter number of years as a ${role}.`,
    width: 'half',
  }) as const;

/** @param ordinal - the place's name in the message */
const choiceOf = (question: string, ordinal: string) =>
  ({
    group: 'jobs',
    kind: 'ranked',
    visibility: 'open',
    question,
    options: counselorJobs,
    missing: `Enter your ${ordinal} choice for job assignment.`,
  }) as const;

/** @param what completes 'Enter ...' */
const narrative = (question: string, shortName: string, what: string) =>
  ({
    kind: 'prose',
    visibility: 'open',
    question,
    shortName,
    limit: narrativeLimit,
    missing: `Enter ${what} (up to 500 characters).`,
  }) as const;

/** The second part of a counselor's registration. */
export const counselorApplicationRecord = declareRecord({
  name: 'counselor application',
  version: 1,
  sections: {
    experience: { title: 'Experience' },
    'job-preferences': {
      title: 'Job preferences',
      shortTitle: 'Jobs',
      description: 'Rank the five jobs. We can’t promise your first choice, but we’ll try.',
    },
    questions: {
      title: 'Questions',
      description:
        'Use your own words. There are no wrong answers. We’ll talk about your answers at your interview.',
    },
    qualities: {
      title: 'Qualities',
      description: 'Tell us how you show each one. Real examples are best.',
    },
  },
  groups: {
    jobs: {
      kind: 'ranking',
      title: 'Your job ranking',
      hint: 'Choosing a job you’ve already ranked swaps the two.',
      repeated: 'Choose each job once.',
    },
  },
  fields: {
    ...inSection('experience', {
      yearsCamper: years('How many years were you a camper here?', 'camper'),
      yearsCounselor: years('How many years were you a counselor here?', 'counselor'),
      campExperience: {
        kind: 'prose',
        visibility: 'open',
        question: 'What other camp experience do you have?',
        shortName: 'Camp experience',
        hint: "Enter 'None' if you have none.",
        limit: detailLimit,
        missing: 'Enter your camp experience (up to 200 characters).',
      },
      newQuestion: {
        kind: 'yesNoDetail',
        visibility: 'open',
        question: 'Are you new to our camp?',
        shortName: 'New to camp',
        missing: chooseYesOrNo,
        detail: detailText('How did you hear about the camp?', 'how you heard about the camp'),
      },
    }),
    ...inSection('job-preferences', {
      choiceFirst: choiceOf('1st choice', '1st'),
      choiceSecond: choiceOf('2nd choice', '2nd'),
      choiceThird: choiceOf('3rd choice', '3rd'),
      choiceFourth: choiceOf('4th choice', '4th'),
      choiceFifth: choiceOf('5th choice', '5th'),
    }),
    ...inSection('questions', {
      contributionQuestion: narrative(
        'What do you want to contribute to camp?',
        'Contribution',
        'what you want to contribute',
      ),
      experienceQuestion: narrative(
        'What experience do you have with children?',
        'Experience with children',
        'your experience with children',
      ),
      serviceQuestion: narrative(
        'How do you serve others, at home, at school or in your town?',
        'Service',
        'how you serve others',
      ),
      involvementQuestion: narrative(
        'What are you involved in: church, sports, clubs, work?',
        'Involvement',
        'what you’re involved in',
      ),
      themeQuestion: narrative(
        'What does this year’s camp theme mean to you?',
        'Camp theme',
        'what the camp theme means to you',
      ),
    }),
    ...inSection('qualities', {
      patienceQuestion: narrative('Patience', 'Patience', 'how you show patience'),
      responsibilityQuestion: narrative('Responsibility', 'Responsibility', 'how you show responsibility'),
      problemSolvingQuestion: narrative('Problem solving', 'Problem solving', 'how you solve problems'),
      selfMotivationQuestion: narrative('Self-motivation', 'Self-motivation', 'how you motivate yourself'),
      teamworkQuestion: narrative('Teamwork', 'Teamwork', 'how you work in a team'),
      caringQuestion: narrative('Caring', 'Caring', 'how you care for others'),
    }),
  },
});

/** A checked application. */
export interface CounselorApplicationInput extends RecordValues<typeof counselorApplicationRecord.fields> {}
