const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time since a moment: `3 days`, `5 hours`, `12 minutes`. */
export function ageInWords(since: Date, now: Date): string {
  const age = now.getTime() - since.getTime();
  if (age >= 2 * day) return `${Math.floor(age / day)} days`;
  if (age >= 2 * hour) return `${Math.floor(age / hour)} hours`;
  const minutes = Math.max(1, Math.floor(age / minute));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
