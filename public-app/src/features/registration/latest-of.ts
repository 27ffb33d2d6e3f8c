/** The one that was made last: what it says was looked at last. */
export const latestOf = <T extends { createdAt: string }>(records: readonly T[]): T | undefined =>
  [...records].sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
