import { lateFee } from '../camp/limits';
import { dollarsAsText } from '../payment/dollars';
import { campContent } from './camp';
import { editable } from './editable';
import { points } from './point';

/** Text of /terms. */
export const termsContent = editable(
  'terms',
  {
    title: 'Terms',
    intro: 'When you sign up, register, apply or give to {organization} on this site, these terms apply.',
    sections: points([
      {
        title: 'Your account',
        text: 'Use your own email address and keep your password to yourself. Keep your contact information up to date, so that we can reach you.',
      },
      {
        title: 'Registering a camper',
        text: 'By registering, you confirm that you’re the camper’s parent or guardian and that your answers are correct and complete. Registering doesn’t guarantee a spot, since campers may be waitlisted. The spot is secured once you’ve registered and paid.',
      },
      {
        title: 'Paying',
        text: 'We show the price before you pay. After the due date, you can register only if spots are left, and a late fee of {late fee} applies. You pay by card on the page of Stripe, our payment processor. To cancel or ask for a refund, email {camp email}.',
      },
      {
        title: 'Applying as a counselor or staff',
        text: 'By applying, you confirm that your answers are correct and complete. Submitting an application doesn’t guarantee a position.',
      },
      {
        title: 'At camp',
        text: 'Everyone follows the Zero Tolerance Policy on the form. It also says what happens to someone who breaks a rule.',
      },
      {
        title: 'Gifts',
        text: 'A gift is voluntary, and you get no goods or services in return. We’ll email you a receipt.',
      },
      {
        title: 'Changes to these terms',
        text: 'We may change these terms. What you send us is covered by the terms on this page at that time.',
      },
    ]),
  },
  {
    organization: () => campContent.organization.legalName,
    'camp email': () => campContent.contact.email,
    'late fee': () => dollarsAsText(lateFee),
  },
);
