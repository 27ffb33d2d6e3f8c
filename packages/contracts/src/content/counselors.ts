/** What counselors and their parents agree to, besides the dates of the camp year. */
export const counselorContent = {
  eligibility: 'Counselors must be going into at least 10th grade this fall.',
  meetings: {
    /** Increment it when the text changes: everyone is then asked again (this folder's README). */
    version: 1,
    introduction: 'A counselor is there from the first meeting to the last good-bye. Required are:',
    required: [
      'the counselor training before camp, the whole of it, with the night',
      'an interview with the counselor directors in June or July, in person or by video',
      'the whole week of camp, from your drop-off day to your pick-up day',
      'the meeting of all counselors each evening, after the campers are in bed',
    ],
    otherwise: 'If you cannot come to one of these, write to us before you register.',
  },
} as const;
