/** What counselors and their parents agree to, beside the dates of the camp year. */
export const counselorContent = {
  eligibility: 'Counselors must be going into at least 10th grade this fall.',
  meetings: {
    /** A changed text has the next one: everybody is asked anew (this folder's README). */
    version: 2,
    introduction: 'Counselors stay from the first meeting to the last goodbye. You must attend:',
    required: [
      'all of counselor training before camp, including the night',
      'an interview with the counselor directors in June or July, in person or by video',
      'the whole week of camp, from drop-off day to pick-up day',
      'the counselor meeting each evening, after the campers are in bed',
    ],
    otherwise: 'If you can’t make one of these, email us before you register.',
  },
} as const;
