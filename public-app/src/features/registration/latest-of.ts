/** The most recently created record, whose answers are the most current. */
export const latestOf = <T extends { createdAt: string }>(records: readonly T[]): T | undefined =>
  [...records].sort((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
