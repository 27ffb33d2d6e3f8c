/** Maximum registrations of each kind per account and camp. Holders of `edit-all` on the kind have no limit. */
export const registrationsPerAccount = {
  most: 12,
  /** From this number on, administrators see a mark at the account. */
  nearFrom: 10,
} as const;

/**
 * The administrators' note on a registration whose account is near the limit.
 *
 * @param count the account's registrations of the kind in the camp
 */
export const accountRegistrationsNotice = (count: number): string =>
  count > registrationsPerAccount.most
    ? `This account has ${count} registrations, more than the limit of ${registrationsPerAccount.most} for a family.`
    : `This account has ${count} of ${registrationsPerAccount.most} registrations.`;
