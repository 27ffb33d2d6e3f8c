import { namesAt } from '../records/names';
import { sampleOf } from '../records/sample-of';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { counselorApplicationForm } from './form';
import { counselorApplicationRecord } from './record';

const yesOrNo = "Choose 'Yes' or 'No'";
const jobs = ['Jr. Cabin', 'Sr. Cabin', 'Crafts', 'Activities', 'Kitchen'];

const years = (role: string): SpecifiedField => ({
  level: 'open',
  missing: `Enter number of years as a ${role}.`,
  wrong: ['many', '-1', '1.5', '21'].map((typed) => [typed, `Enter number of years as a ${role}.`]),
});
const choice = (ordinal: string): SpecifiedField => ({
  level: 'open',
  missing: `Enter your ${ordinal} choice for job assignment.`,
  options: jobs,
  wrong: [['Director', `Enter your ${ordinal} choice for job assignment.`]],
});
const narrative = (what: string): SpecifiedField => ({
  level: 'open',
  missing: `Enter ${what} (up to 500 characters).`,
  most: [500, `Enter ${what} (up to 500 characters).`],
});

describe('counselor application', () => {
  itIsAsSpecified(counselorApplicationRecord, counselorApplicationForm.schema, {
    yearsCamper: years('camper'),
    yearsCounselor: years('counselor'),
    campExperience: {
      level: 'open',
      missing: 'Enter your camp experience (up to 200 characters).',
      most: [200, 'Enter your camp experience (up to 200 characters).'],
    },
    newQuestion: {
      level: 'open',
      missing: yesOrNo,
      wrong: [['maybe', yesOrNo]],
      detail: {
        missing: 'Enter how you heard about the camp.',
        most: [200, 'Enter how you heard about the camp (up to 200 characters).'],
      },
    },
    choiceFirst: choice('1st'),
    choiceSecond: choice('2nd'),
    choiceThird: choice('3rd'),
    choiceFourth: choice('4th'),
    choiceFifth: choice('5th'),
    contributionQuestion: narrative('what you want to contribute'),
    experienceQuestion: narrative('your experience with children'),
    serviceQuestion: narrative('how you serve others'),
    involvementQuestion: narrative('what you’re involved in'),
    themeQuestion: narrative('what the camp theme means to you'),
    patienceQuestion: narrative('how you show patience'),
    responsibilityQuestion: narrative('how you show responsibility'),
    problemSolvingQuestion: narrative('how you solve problems'),
    selfMotivationQuestion: narrative('how you motivate yourself'),
    teamworkQuestion: narrative('how you work in a team'),
    caringQuestion: narrative('how you care for others'),
  });

  it('is fully visible to people who may view applications', () => {
    expect(namesAt(counselorApplicationRecord, 'contact', 'medical')).toEqual([]);
  });

  it('requires five different jobs', () => {
    const sent = { ...sampleOf(counselorApplicationRecord), choiceFourth: 'Crafts' };
    const { error } = counselorApplicationForm.schema.safeParse(sent);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['choiceFourth', 'Choose each job once.'],
    ]);
  });
});
