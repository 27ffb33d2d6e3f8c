import { smallForms } from '../../test/sentences/small-forms';
import { counselorApplicationSentences } from '../../test/sentences/counselor-application';
import { yesOrNo } from '../../test/sentences/sentences';
import { namesAt } from '../records/names';
import { sampleOf } from '../records/sample-of';
import { itIsAsSpecified, type SpecifiedField } from '../records/testing/as-specified';
import { counselorApplicationForm } from './form';
import { counselorApplicationRecord } from './record';

const { missing } = counselorApplicationSentences;
const jobs = ['Jr. Cabin', 'Sr. Cabin', 'Crafts', 'Activities', 'Kitchen'];

const years = (sentence: string): SpecifiedField => ({
  level: 'open',
  wrong: ['many', '-1', '1.5', '21'].map((typed) => [typed, sentence]),
});
const choice = (sentence: string): SpecifiedField => ({
  level: 'open',
  options: jobs,
  wrong: [['Director', sentence]],
});
const narrative: SpecifiedField = { level: 'open' };

describe('counselor application', () => {
  itIsAsSpecified(
    counselorApplicationRecord,
    counselorApplicationForm.schema,
    {
      yearsCamper: years(missing.yearsCamper),
      yearsCounselor: years(missing.yearsCounselor),
      campExperience: narrative,
      newQuestion: { level: 'open', wrong: [['maybe', yesOrNo]], detail: {} },
      choiceFirst: choice(missing.choiceFirst),
      choiceSecond: choice(missing.choiceSecond),
      choiceThird: choice(missing.choiceThird),
      choiceFourth: choice(missing.choiceFourth),
      choiceFifth: choice(missing.choiceFifth),
      contributionQuestion: narrative,
      experienceQuestion: narrative,
      serviceQuestion: narrative,
      involvementQuestion: narrative,
      themeQuestion: narrative,
      patienceQuestion: narrative,
      responsibilityQuestion: narrative,
      problemSolvingQuestion: narrative,
      selfMotivationQuestion: narrative,
      teamworkQuestion: narrative,
      caringQuestion: narrative,
    },
    counselorApplicationSentences,
  );

  it('is fully visible to people who may view applications', () => {
    expect(namesAt(counselorApplicationRecord, 'contact', 'medical')).toEqual([]);
  });

  it('requires five different jobs', () => {
    const sent = { ...sampleOf(counselorApplicationRecord), choiceFourth: 'Crafts' };
    const { error } = counselorApplicationForm.schema.safeParse(sent);
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['choiceFourth', smallForms.jobChosenTwice],
    ]);
  });
});
