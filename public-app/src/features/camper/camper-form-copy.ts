/** Words of the camper form that a camp may want in its own voice; messages and rules live with the contracts. */

export const registrationNote =
  'Registration does not guarantee a spot. Your camper may be waitlisted; the spot is secured once you have ' +
  'registered and paid. We email you a payment link.';

export const medicalPolicy =
  'In an emergency all children 17 and under are taken to the nearest appropriate facility (EMS protocol). ' +
  'Only the camp nurse and those responsible for your camper’s health read these answers.';

export const medicalConfirmation = 'All medical information on this form is correct and complete.';

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

export const zeroToleranceConfirmation =
  'My camper and I have read the Zero Tolerance Policy and agree to it.';
