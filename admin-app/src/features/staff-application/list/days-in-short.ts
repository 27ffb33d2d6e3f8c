const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Shortens 'Saturday, August 29' to 'Sat 29'. */
const short = (label: string): string => label.replace(/^(\w{3})\w*, \w+ /, '$1 ');

/** The days are ordered and span at most eight days, so consecutive weekdays are consecutive days. */
const follows = (day: string, before: string): boolean =>
  weekdays.indexOf(day.slice(0, 3)) === (weekdays.indexOf(before.slice(0, 3)) + 1) % 7;

/**
 * Days at camp in a few words. Three or more consecutive days become a range: 'Sat 29, Mon 31 – Thu 3'.
 *
 * @param labels such as 'Saturday, August 29', in order
 */
export function daysInShort(labels: readonly string[]): string {
  const stretches: string[][] = [];
  for (const day of labels.map(short)) {
    const last = stretches.at(-1);
    if (last && follows(day, last.at(-1) ?? '')) last.push(day);
    else stretches.push([day]);
  }
  return stretches.flatMap((days) => (days.length > 2 ? [`${days[0]} – ${days.at(-1)}`] : days)).join(', ');
}
