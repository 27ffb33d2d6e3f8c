import { editable } from './editable';
import { signedVersion } from './saved-content';

/** Text of the counselors' pages. */
export const counselorContent = editable('counselors', {
  eligibility: 'Counselors must be going into at least 10th grade this fall.',
});

/** What counselors and their parents agree to, besides the dates of the camp year. */
export const meetingsContent = editable('meetings', {
  introduction: 'A counselor is there from the first meeting to the last good-bye. Required are:',
  required: [
    'the counselor training before camp, the whole of it, with the night',
    'an interview with the counselor directors in June or July, in person or by video',
    'the whole week of camp, from your drop-off day to your pick-up day',
    'the meeting of all counselors each evening, after the campers are in bed',
  ],
  otherwise: 'If you cannot come to one of these, write to us before you register.',
});

/** Increment the shipped version when the defaults change: everyone is then asked again (this folder's README). */
export const meetingsVersion = (): number => signedVersion('meetings', 1);
