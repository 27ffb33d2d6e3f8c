import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsOfCheck,
  countsOfJest,
  countsOfPlaywright,
  flakyLines,
  sumOf,
  summaryLine,
} from './test-counts.mjs';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('the counts of a runner', () => {
  let folder: string;
  const report = (content: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'camp-counts-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('count a check as one test', () => {
    expect(countsOfCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0, flaky: [] });
    expect(countsOfCheck(2)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it("are jest's, with a file that fails to load as one failure", () => {
    const file = report({ ...jestReport, numFailedTests: 1, numTodoTests: 2, numRuntimeErrorTestSuites: 1 });
    expect(countsOfJest(file, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 });
  });

  it("are Playwright's", () => {
    const tests = [
      { projectName: 'phone', status: 'flaky' },
      { projectName: 'desktop', status: 'expected' },
    ];
    const group = { title: 'somebody', specs: [{ title: 'pays', tests }] };
    const file = report({
      stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 },
      suites: [{ title: 'pay.spec.ts', specs: [], suites: [group] }],
    });
    expect(countsOfPlaywright(file, 1)).toEqual({
      ...{ passed: 4, failed: 2, skipped: 1 },
      flaky: ['pay.spec.ts: somebody: pays (phone)'],
    });
  });

  it('include the names of the tests that jest ran twice', () => {
    const second = { fullName: 'a race is won', status: 'passed', retryReasons: ['Error: lost'] };
    const file = report({
      ...jestReport,
      testResults: [
        {
          name: '/somewhere/race.test.ts',
          assertionResults: [
            { fullName: 'a walk', status: 'passed', retryReasons: [] },
            second,
            { ...second, fullName: 'a fall', status: 'failed' },
          ],
        },
      ],
    });

    expect(flakyLines(countsOfJest(file, 0))).toEqual([
      'flaky, passed at a second try: race.test.ts: a race is won',
    ]);
  });

  it('include a failure when the runner fails although every test passed', () => {
    expect(countsOfJest(report(jestReport), 1)).toMatchObject({ passed: 5, failed: 1, skipped: 0 });
  });

  it('include a failure when nothing ran', () => {
    expect(countsOfJest(report({ ...jestReport, numPassedTests: 0 }), 0).failed).toBe(1);
  });

  it('include a failure when there is no report', () => {
    expect(countsOfJest(join(folder, 'absent.json'), 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
    expect(countsOfPlaywright(join(folder, 'absent.json'), 0).failed).toBe(1);
  });
});

describe('the sum', () => {
  const counted = { passed: 3, failed: 0, skipped: 0, flaky: [] };

  it('is one line that names skipped tests only if there are any', () => {
    const sum = sumOf([counted, { ...counted, passed: 4, failed: 1, skipped: 2 }]);

    expect(summaryLine(sum)).toBe('7 passed, 1 failed, 2 skipped');
    expect(summaryLine(counted)).toBe('3 passed, 0 failed');
  });

  it('tolerates one flaky test, but not two', () => {
    const flaky = (...names: string[]) => ({ ...counted, flaky: names });

    expect(sumOf([counted, flaky('one')])).toMatchObject({ failed: 0, flaky: ['one'] });
    expect(sumOf([flaky('one'), flaky('two')])).toMatchObject({ failed: 1, flaky: ['one', 'two'] });
    expect(sumOf([counted, flaky('one', 'two', 'three')])).toMatchObject({ passed: 6, failed: 1 });
  });
});
