import { editable } from './editable';

/** Donation pages and thank-you email (docs/product/donation.md). */
export const donationContent = editable('donations', {
  intro: [
    'We’re a registered 501(c)(3) non-profit. Nobody at camp is paid. Directors, cooks, nurses and counselors give a week of their summer, so every dollar goes to the children.',
    'Your gift is tax-deductible to the extent the law allows. We’ll email you a receipt for your records.',
  ],
  giftsBuy: [
    { amount: '$25', buys: 's’mores for a campfire' },
    { amount: '$50', buys: 'feeds a camper for a week' },
    { amount: '$125', buys: 'lunch for a day' },
    { amount: '$300', buys: 'sponsors a camper for a week' },
    { amount: '$500', buys: 'lunch for a week' },
    { amount: '$2000', buys: 'sponsors a cabin for a week' },
  ],
  processorNote: 'You’ll be redirected to our card payment processor to complete your gift.',
});

/**
 * The sentence that US tax law requires in an acknowledgment (IRS publication 1771). A camp can't change it, since a
 * wrong one costs its donors their deduction.
 */
export const taxAcknowledgment = 'No goods or services were provided in exchange for this contribution.';
