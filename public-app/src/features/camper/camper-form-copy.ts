/** Words beside the camper form that a camp may want in its own voice; the form's own stand in its declaration. */

export const registrationNote =
  'Registration does not guarantee a spot. Your camper may be waitlisted; the spot is secured once you have ' +
  'registered and paid. We email you a payment link.';

export const waitlistNote =
  'On the waitlist your camper holds no place, and none is given by itself: the camp writes to you when it can offer ' +
  'one. There is nothing to pay until then.';
