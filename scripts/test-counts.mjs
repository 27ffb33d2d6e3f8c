import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * How the tests of one runner ended; `flaky`: those that passed at a second try only (docs/decisions/0012).
 *
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: string[] }} Counts
 */

/**
 * A check without tests of its own (lint, types, build) counts as one test.
 *
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfCheck(exitCode) {
  return exitCode === 0 ? counts(1, 0) : counts(0, 1);
}

/**
 * @param {string} reportFile what jest wrote with --json
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfJest(reportFile, exitCode) {
  const report = read(reportFile);
  if (!report) return counts(0, 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that cannot be loaded has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return believed(counts(report.numPassedTests, failed, skipped, flakyOfJest(report)), exitCode);
}

/**
 * @param {string} reportFile what Playwright's json reporter wrote
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfPlaywright(reportFile, exitCode) {
  const report = read(reportFile);
  if (!report) return counts(0, 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  const names = report.suites.flatMap((suite) => flakyOfPlaywright(suite));
  return believed(counts(expected + flaky, unexpected, skipped, names), exitCode);
}

/**
 * One flaky test is a defect to be mended, two of them are a failure more.
 *
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumOf(all) {
  const of = (kind) => all.reduce((sum, one) => sum + one[kind], 0);
  const flaky = all.flatMap((one) => one.flaky);
  return counts(of('passed'), of('failed') + (flaky.length > 1 ? 1 : 0), of('skipped'), flaky);
}

/** @type {(counts: Counts) => string[]} one line a flaky test, as `.ci/run` looks for them */
export const flakyLines = ({ flaky }) => flaky.map((name) => `flaky, passed at a second try: ${name}`);

/**
 * @param {Counts} counts
 * @returns {string} such as '12 passed, 0 failed', with the skipped ones where there are any
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const counts = (passed, failed, skipped = 0, flaky = []) => ({ passed, failed, skipped, flaky });

const flakyOfJest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, retryReasons }) => status === 'passed' && retryReasons?.length > 0)
      .map(({ fullName }) => `${basename(name)}: ${fullName}`),
  );

/** Files hold groups, groups hold tests, and each runs in several projects. */
const flakyOfPlaywright = ({ title, suites = [], specs = [] }) =>
  [
    ...suites.flatMap(flakyOfPlaywright),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${spec.title} (${projectName})`),
    ),
  ].map((name) => `${title}: ${name}`);

/** A runner that ran nothing, or complains although no test failed, has failed. */
function believed(reported, exitCode) {
  const ranNothing = reported.passed + reported.failed === 0;
  const hidesAFailure = exitCode !== 0 && reported.failed === 0;
  return ranNothing || hidesAFailure ? { ...reported, failed: reported.failed + 1 } : reported;
}

function read(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined; // the runner died before it could write
  }
}
