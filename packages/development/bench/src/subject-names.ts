import { benches } from './registry';

/** Rows of the design that another subject measures. */
const otherNames: Readonly<Record<string, string>> = { P4: 'growth', P5: 'growth' };

/** Rows that another command measures. */
const elsewhere: Readonly<Record<string, string>> = {
  P6: 'P6, the first load of the public pages beside one plain bundle, is measured in a browser: `npm run check:web`.',
};

/**
 * The subjects that were asked for, all of them without a name.
 *
 * @throws Error when a name is none, or another command's
 */
export function subjectNames(asked: readonly string[]): string[] {
  if (asked.length === 0) return Object.keys(benches);
  const names = asked.map((name) => otherNames[name] ?? name);
  for (const name of names) {
    if (elsewhere[name]) throw new Error(elsewhere[name]);
    if (benches[name]) continue;
    const known = [...Object.keys(benches), ...Object.keys(otherNames)];
    throw new Error(`There is no bench '${name}', only ${known.join(', ')}.`);
  }
  return [...new Set(names)];
}
