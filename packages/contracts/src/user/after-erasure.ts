/** What stays once a family's data is deleted, as the page and the email say it. */
export const staysAfterErasure = [
  'Payments, for our books, without your children’s names',
  'Gifts, for our books, with the donor’s name and email address',
  'Forms that you started, on the device that you used, for up to 30 days',
  'The log of who changed what, without names, for 3 years',
] as const;
