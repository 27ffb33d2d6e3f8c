// `npm test -- --changed[=branch or commit]`: the checks that show soonest whether a change is correct.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';
import { changedFiles } from './changed-files.mjs';
import { chooseChecks } from './choose-checks.mjs';
import { check, createOutcomes } from './outcomes.mjs';
import { library, runNode } from './run-node.mjs';
import { runJest } from './runners.mjs';
import { cycles, format, types } from './static-checks.mjs';
import { countsOfCheck } from './test-counts.mjs';

/**
 * @param {string} results folder for reports
 * @param {string} [since] defaults to the default branch
 * @returns {Promise<number>} exit code
 */
export async function testChanged(results, since) {
  const change = changedFiles(workspaceFolder, since);
  if (change.changed.length + change.deleted.length === 0) {
    console.log('Nothing has changed.');
    return 0;
  }
  mkdirSync(results, { recursive: true });
  const report = join(results, 'imports.json');
  const jestReport = join(results, 'jest.json');
  const { take, report: reportOutcomes } = createOutcomes();

  await take({
    name: 'import cycles',
    run: async () => {
      await runNode([...cycles, '--output-type', 'json', '--output-to', report]);
      // The report has the number of errors. The readable output is generated only if there are any.
      return countsOfCheck(read(report).summary.error === 0 ? 0 : await runNode(cycles));
    },
  });
  const chosen = chooseChecks(change, importsIn(read(report)));

  const checks = [check('format', format)];
  if (chosen.types) checks.push(check('types', types));
  if (chosen.lint.length > 0)
    checks.push(
      check('lint', [
        ...[library('eslint/bin/eslint.js'), '--max-warnings=0', '--no-warn-ignored'],
        ...chosen.lint,
      ]),
    );
  await Promise.all(checks.map(take));
  if (chosen.tests.length > 0)
    await take({
      name: `jest, ${chosen.tests.length} files`,
      run: () => runJest(jestReport, { args: ['--runTestsByPath', ...chosen.tests] }),
    });
  return reportOutcomes([
    `not run: ${chosen.left} more test files that depend on your changes, and browser tests ('npm test' runs all)`,
  ]);
}

const read = (report) => JSON.parse(readFileSync(report, 'utf8'));

/** @returns {import('./choose-checks.mjs').Imports} */
function importsIn({ modules }) {
  return new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
}
