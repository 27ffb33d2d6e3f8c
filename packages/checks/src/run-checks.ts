import { setTimeout as pause } from 'node:timers/promises';
import { withoutPersonalData } from '@camp/runtime/personal-data';
import { notChecked, type Check, type Finding, type SystemTools } from './check';

/** A check with what it found. */
export interface CheckedPart<Tools = SystemTools> {
  check: Check<Tools>;
  finding: Finding;
}

/** Milliseconds for one check. */
const timeout = 10_000;

/**
 * Runs checks at the same time, each once. A check waits for those that it needs, and is not made if one of them is not
 * right. So one fault is one line.
 *
 * @param skipped - names of checks that are not made
 * @returns in the order of `checks`
 */
export async function runChecks<Tools>(
  checks: readonly Check<Tools>[],
  tools: Tools,
  skipped: readonly string[] = [],
): Promise<CheckedPart<Tools>[]> {
  const findings = new Map<Check<Tools>, Promise<Finding>>();
  const findingOf = (check: Check<Tools>): Promise<Finding> => {
    const known = findings.get(check) ?? find(check);
    findings.set(check, known);
    return known;
  };
  const find = async (check: Check<Tools>): Promise<Finding> => {
    if (skipped.includes(check.name)) return notChecked('it was skipped.');
    for (const needed of check.needs ?? [])
      if ((await findingOf(needed)).state !== 'right') return notChecked(`${needed.name} is not right.`);
    try {
      return await inTime(check.run(tools));
    } catch (error) {
      return notChecked(`the check failed: ${String(withoutPersonalData((error as Error).message))}`);
    }
  };
  return Promise.all(checks.map(async (check) => ({ check, finding: await findingOf(check) })));
}

/** A frozen service never answers, not even with an error. */
async function inTime(finding: Promise<Finding>): Promise<Finding> {
  const ended = new AbortController();
  const tooLate = pause(timeout, notChecked('it took too long.'), { signal: ended.signal, ref: false });
  // Ending it early is no error.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([finding, tooLate]);
  } finally {
    ended.abort();
  }
}
