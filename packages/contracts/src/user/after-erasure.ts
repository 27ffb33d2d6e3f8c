/** What stays once a family's data is deleted, as the pages and the email say it. Payments come first. */
export const staysAfterErasure = [
  'Payments, for our books, without children’s names',
  'Gifts, for our books, with the donor’s name and email address',
  'Forms that you started, on the device that you used, for up to 30 days',
  'The log of who changed what, without names, for 3 years',
] as const;
