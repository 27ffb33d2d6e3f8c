import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * The results of one runner. `flaky`: tests that passed only on the second try (docs/decisions/0012).
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
 * @param {string} reportFile written by jest with --json
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfJest(reportFile, exitCode) {
  const report = read(reportFile);
  if (!report) return counts(0, 1);
  const skipped = report.numPendingTests + report.numTodoTests;
  // A file that fails to load has no tests to count.
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return believed(counts(report.numPassedTests, failed, skipped, flakyOfJest(report)), exitCode);
}

/**
 * @param {string} reportFile written by Playwright's json reporter
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
 * One flaky test is tolerated. Two count as a failure.
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sumOf(all) {
  const of = (kind) => all.reduce((sum, one) => sum + one[kind], 0);
  const flaky = all.flatMap((one) => one.flaky);
  return counts(of('passed'), of('failed') + (flaky.length > 1 ? 1 : 0), of('skipped'), flaky);
}

/** @type {(counts: Counts) => string[]} one line per flaky test, which `.ci/run` searches for */
export const flakyLines = ({ flaky }) => flaky.map((name) => `flaky, passed at a second try: ${name}`);

/**
 * @param {Counts} counts
 * @returns {string} such as '12 passed, 0 failed', with skipped tests if there are any
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

/** Files contain groups, groups contain tests, and each test runs in several projects. */
const flakyOfPlaywright = ({ title, suites = [], specs = [] }) =>
  [
    ...suites.flatMap(flakyOfPlaywright),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${spec.title} (${projectName})`),
    ),
  ].map((name) => `${title}: ${name}`);

/** A runner has failed if it ran nothing, or exits with an error although no test failed. */
function believed(reported, exitCode) {
  const ranNothing = reported.passed + reported.failed === 0;
  const hidesAFailure = exitCode !== 0 && reported.failed === 0;
  return ranNothing || hidesAFailure ? { ...reported, failed: reported.failed + 1 } : reported;
}

function read(reportFile) {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return undefined; // The runner ended before it wrote its report.
  }
}
