/**
 * How many registrations of each kind one account may send for one camp; holders of `edit-all` on the kind have no limit.
 */
export const registrationsPerAccount = {
  most: 12,
  /** From so many on administrators see the account marked. */
  nearFrom: 10,
} as const;

/**
 * What administrators read beside a registration whose account is near the limit.
 *
 * @param count how many of the kind the account has in the camp
 */
export const accountRegistrationsNotice = (count: number): string =>
  count > registrationsPerAccount.most
    ? `This account has ${count} registrations, more than the limit of ${registrationsPerAccount.most} for a family.`
    : `This account has ${count} of ${registrationsPerAccount.most} registrations.`;
