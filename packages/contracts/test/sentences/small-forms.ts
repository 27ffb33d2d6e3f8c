/** Errors of forms that have few fields. */
export const smallForms = {
  roleNameMissing: 'Role name is required.',
  donationAmountWrong: 'Enter an amount from 1 to 50,000 dollars, with at most two decimals.',
  photographConsentMissing: 'Confirm that everyone agreed, or show the photograph nowhere.',
  webhookEventsMissing: 'Choose at least one event.',
  jobChosenTwice: 'Choose each job once.',
} as const;
