import { notChecked, type Check, type Finding, type Tools } from './check';

/** A check with what it found. */
export interface CheckedPart {
  check: Check;
  finding: Finding;
}

/**
 * Runs checks at the same time, each once. A check waits for those that it needs, and is not made if one of them is not
 * right.
 *
 * @param skipped - names of checks that are not made
 * @returns in the order of `checks`
 */
export async function runChecks(
  checks: readonly Check[],
  tools: Tools,
  skipped: readonly string[] = [],
): Promise<CheckedPart[]> {
  const findings = new Map<Check, Promise<Finding>>();
  const findingOf = (check: Check): Promise<Finding> => {
    const known = findings.get(check) ?? find(check);
    findings.set(check, known);
    return known;
  };
  const find = async (check: Check): Promise<Finding> => {
    if (skipped.includes(check.name)) return notChecked('it was skipped.');
    for (const needed of check.needs ?? [])
      if ((await findingOf(needed)).state !== 'right') return notChecked(`${needed.name} is not right.`);
    try {
      return await check.run(tools);
    } catch (error) {
      return notChecked(`the check failed: ${(error as Error).message}`);
    }
  };
  return Promise.all(checks.map(async (check) => ({ check, finding: await findingOf(check) })));
}
