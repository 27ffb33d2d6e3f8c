import { editable } from './editable';
import { signedVersion } from './saved-content';

/** What everyone who comes to camp, and everyone who brings them, agrees to. */
export const zeroTolerancePolicy = editable('zero-tolerance', {
  introduction: 'Everyone should feel safe at camp. We do not tolerate:',
  rules: [
    'bullying, threats, fighting or harassment of any kind',
    'alcohol, tobacco, vaping, drugs or weapons',
    'leaving the camp grounds or entering another group’s cabin without a leader',
    'damage to the camp or to other people’s belongings on purpose',
  ],
  consequence: {
    camper:
      'A camper who breaks one of these rules goes home: a parent or guardian picks them up the same day.',
    counselor:
      'A counselor who breaks one of these rules goes home: a parent or guardian picks them up the same day.',
  },
});

/** Increment the shipped version when the defaults change: everyone is then asked again (this folder's README). */
export const zeroToleranceVersion = (): number => signedVersion('zero-tolerance', 1);
