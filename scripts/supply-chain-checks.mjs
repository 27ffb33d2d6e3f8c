/**
 * The outcome of a check, in words as `npm run doctor` has them.
 *
 * @typedef {{ state: 'right' | 'wrong' | 'not checked', sentence: string, details?: string[] }} Outcome
 */

const day = 24 * 60 * 60 * 1000;

/** Days that a version has to be public. Most harmful versions are found and removed sooner. */
export const leastDays = 14;

/**
 * @param {string} lock text of a package-lock.json
 * @returns {string[]} each package of the registry, as name@version, without repetitions
 */
export function lockedVersions(lock) {
  const entries = Object.entries(JSON.parse(lock).packages);
  const versions = entries
    .filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  return [...new Set(versions)].sort();
}

/** Versions that are new. @param {string[]} before @param {string[]} now */
export const addedVersions = (before, now) => now.filter((version) => !before.includes(version));

/**
 * @param {{ version: string, published: Date | undefined }[]} added `published` is undefined if the registry did not say
 * @param {Date} now
 * @returns {Outcome}
 */
export function ageOutcome(added, now) {
  const young = added.filter(
    ({ published }) => published && now.getTime() - published.getTime() < leastDays * day,
  );
  const unknown = added.filter(({ published }) => !published);
  if (young.length > 0)
    return {
      state: 'wrong',
      sentence: `${young.length} versions are younger than ${leastDays} days. Use the version before, or wait.`,
      details: young.map(
        ({ version, published }) => `${version}, of ${published?.toISOString().slice(0, 10)}`,
      ),
    };
  if (unknown.length > 0)
    return {
      state: 'not checked',
      sentence: `The registry did not say how old ${unknown.length} of ${added.length} new versions are.`,
      details: unknown.map(({ version }) => version),
    };
  return { state: 'right', sentence: `All ${added.length} new versions are at least ${leastDays} days old.` };
}

/**
 * @param {string} report of `npm audit --json`
 * @returns {Outcome}
 */
export function auditOutcome(report) {
  const { vulnerabilities, error, message } = readJson(report);
  if (!vulnerabilities)
    return {
      state: 'not checked',
      sentence: `The registry did not say which faults are known: ${message ?? error?.summary ?? 'no answer'}.`,
    };
  const serious = Object.values(vulnerabilities).filter(({ severity }) =>
    /^(?:high|critical)$/.test(severity),
  );
  if (serious.length === 0) return { state: 'right', sentence: 'No serious fault is known.' };
  return {
    state: 'wrong',
    sentence: `${serious.length} libraries have a known serious fault. Update them.`,
    details: serious.map(({ name, severity, range }) => `${name} ${range} (${severity})`),
  };
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    // npm prints no JSON if it could not even ask.
    return {};
  }
}
