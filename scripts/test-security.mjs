// `npm run test:security`: runs the tests of the statements in docs/security.md, slow ones too, and prints each
// statement, what was tried and whether it held. Fails if a statement did not hold or has no test.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, workspaceFolder } from './bootstrap.mjs';
import { command } from './command.mjs';
import { runJest } from './runners.mjs';
import {
  markedTest,
  markPattern,
  mismatches,
  readStatements,
  tableOf,
  triedByStatement,
} from './security-statements.mjs';

const results = join(workspaceFolder, '.test-results', 'security');
const isSlow = (file) => /\.full\.test\.tsx?$/.test(file);

/** Every test file with a statement's number in a title, also those that are not committed yet. */
function findTests() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx'];
  const files = execFileSync('git', list, { cwd: workspaceFolder, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => file !== '' && existsSync(join(workspaceFolder, file)))
    .flatMap((file) => markedTest(file, readFileSync(join(workspaceFolder, file), 'utf8')) ?? []);
}

/** @returns {Promise<{ report: import('./security-statements.mjs').Report | undefined, failed: number }>} */
async function run(suite, files) {
  const report = join(results, `${suite}.json`);
  const args = ['--testLocationInResults', `--testNamePattern=${markPattern}`, '--runTestsByPath', ...files];
  const HOSTILE_SEED = process.env.HOSTILE_SEED ?? String(Date.now() % 1_000_000);
  const { failed } = await runJest(report, { args, env: { TEST_SUITE: suite, HOSTILE_SEED } });
  return { report: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, failed };
}

await command(async () => {
  await bootstrap();
  const statements = readStatements();
  const tests = findTests();
  const wrong = mismatches(statements, tests);
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) return 1;

  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const files = tests.map(({ file }) => file);
  const runs = [
    await run(
      'quick',
      files.filter((file) => !isSlow(file)),
    ),
    await run('full', files.filter(isSlow)),
  ];

  const { lines, broken } = tableOf(statements, triedByStatement(runs.flatMap(({ report }) => report ?? [])));
  console.log(lines.join('\n'));
  const held = statements.length - broken.length;
  console.log(
    `\n${held} of ${statements.length} statements held${broken.length > 0 ? `, not: ${broken.join(', ')}` : ''}`,
  );
  return broken.length === 0 && runs.every(({ failed }) => failed === 0) ? 0 : 1;
});
