/** Words beside the camper form that a camp may want in its own voice; the form's own stand in its declaration. */

export const registrationNote =
  'Registration does not guarantee a spot. Your camper may be waitlisted; the spot is secured once you have ' +
  'registered and paid. We email you a payment link.';

export const zeroTolerancePolicy = {
  introduction: 'Everyone should feel safe at camp. We do not tolerate:',
  rules: [
    'bullying, threats, fighting or harassment of any kind',
    'alcohol, tobacco, vaping, drugs or weapons',
    'leaving the camp grounds or entering another group’s cabin without a leader',
    'damage to the camp or to other people’s belongings on purpose',
  ],
  consequence:
    'A camper who breaks one of these rules goes home: a parent or guardian picks them up the same day.',
} as const;
