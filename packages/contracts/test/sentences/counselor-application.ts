import { detailRows, long201, long501, yesOrNo, type Sentences } from './sentences';

const narratives = {
  contributionQuestion: 'Enter what you want to contribute (up to 500 characters).',
  experienceQuestion: 'Enter your experience with children (up to 500 characters).',
  serviceQuestion: 'Enter how you serve others (up to 500 characters).',
  involvementQuestion: 'Enter what you’re involved in (up to 500 characters).',
  themeQuestion: 'Enter what the camp theme means to you (up to 500 characters).',
  patienceQuestion: 'Enter how you show patience (up to 500 characters).',
  responsibilityQuestion: 'Enter how you show responsibility (up to 500 characters).',
  problemSolvingQuestion: 'Enter how you solve problems (up to 500 characters).',
  selfMotivationQuestion: 'Enter how you motivate yourself (up to 500 characters).',
  teamworkQuestion: 'Enter how you work in a team (up to 500 characters).',
  caringQuestion: 'Enter how you care for others (up to 500 characters).',
};

/** The counselor application. */
export const counselorApplicationSentences = {
  missing: {
    yearsCamper: 'Enter number of years as a camper.',
    yearsCounselor: 'Enter number of years as a counselor.',
    campExperience: 'Enter your camp experience (up to 200 characters).',
    newQuestion: yesOrNo,
    choiceFirst: 'Enter your 1st choice for job assignment.',
    choiceSecond: 'Enter your 2nd choice for job assignment.',
    choiceThird: 'Enter your 3rd choice for job assignment.',
    choiceFourth: 'Enter your 4th choice for job assignment.',
    choiceFifth: 'Enter your 5th choice for job assignment.',
    ...narratives,
  },
  wrong: [
    ['yearsCamper', '21', 'Enter number of years as a camper.'],
    ['yearsCamper', '1.5', 'Enter number of years as a camper.'],
    ['yearsCounselor', '-1', 'Enter number of years as a counselor.'],
    ['campExperience', long201, 'Enter your camp experience (up to 200 characters).'],
    ...detailRows('newQuestionVal', 'how you heard about the camp'),
    ...Object.entries(narratives).map(([name, sentence]) => [name, long501, sentence] as const),
  ],
} satisfies Sentences;
