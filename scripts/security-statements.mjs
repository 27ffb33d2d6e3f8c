import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceFolder } from './bootstrap.mjs';

/**
 * A statement of docs/security.md, such as S20.
 *
 * @typedef {{ id: string, statement: string }} Statement
 *
 * A test in the source: its title's text, with the statements that it names.
 * @typedef {{ file: string, ids: string[] }} MarkedTest
 *
 * A case in jest's report, and the report.
 * @typedef {{ fullName: string, title: string, status: string, location?: { line: number } | null }} Case
 * @typedef {{ testResults: { name: string, assertionResults: Case[] }[] }} Report
 *
 * How a test ended, for all its cases together.
 * @typedef {{ file: string, title: string, cases: number, held: number }} Tried
 */

/** Jest's pattern for the tests of statements. */
export const markPattern = String.raw`\((?:[^()]*, )?S\d+[^()]*\)`;

/** A statement's number in parentheses at the end of a title, alone or among others, as in (F22, S63). */
const marksIn = (title) =>
  [...title.matchAll(/\(([IFS]\d+(?:, [IFS]\d+)*)\)/g)].flatMap(([, ids]) =>
    ids.split(', ').filter((id) => id.startsWith('S')),
  );

/**
 * @param {string} page docs/security.md
 * @returns {Statement[]} in the order of the page
 */
export const statementsIn = (page) =>
  [...page.matchAll(/^\| (S\d+) +\| ([^|]*)\|/gm)].map(([, id, statement]) => ({
    id,
    statement: statement.trim(),
  }));

/** The statements of this workspace. */
export const readStatements = () =>
  statementsIn(readFileSync(join(workspaceFolder, 'docs/security.md'), 'utf8'));

/**
 * @param {string} file a test file, from the workspace's folder
 * @param {string} source
 * @returns {MarkedTest | undefined} undefined if no title names a statement
 */
export function markedTest(file, source) {
  const ids = [...new Set(marksIn(source))];
  return ids.length > 0 ? { file, ids } : undefined;
}

/**
 * What is wrong between page and tests: statements without a test, and marks without a statement.
 *
 * @param {Statement[]} statements
 * @param {MarkedTest[]} tests
 * @returns {string[]} sentences
 */
export function mismatches(statements, tests) {
  const known = new Set(statements.map(({ id }) => id));
  const tried = new Set(tests.flatMap(({ ids }) => ids));
  return [
    ...statements.filter(({ id }) => !tried.has(id)).map(({ id }) => `${id} has no test.`),
    ...tests.flatMap(({ file, ids }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file} names ${id}, which docs/security.md does not have.`),
    ),
  ];
}

/**
 * Adds up a test's cases. Cases of one `it.each` begin at the same line.
 *
 * @param {Report[]} reports with the tests' locations
 * @returns {Map<string, Tried[]>} by statement
 */
export function triedByStatement(reports) {
  /** @type {Map<string, Map<string, Tried>>} */
  const byStatement = new Map();
  for (const { name, assertionResults } of reports.flatMap(({ testResults }) => testResults)) {
    const file = relative(workspaceFolder, name);
    for (const { fullName, title, status, location } of assertionResults) {
      if (status === 'pending' || status === 'todo') continue;
      for (const id of marksIn(fullName)) {
        const key = `${file}:${location?.line}`;
        const tests = byStatement.get(id) ?? new Map();
        const test = tests.get(key) ?? { file, title, cases: 0, held: 0 };
        test.cases += 1;
        if (status === 'passed') test.held += 1;
        byStatement.set(id, tests.set(key, test));
      }
    }
  }
  return new Map([...byStatement].map(([id, tests]) => [id, [...tests.values()]]));
}

/**
 * The table: a line for each statement, and below it a line for each test that tried it.
 *
 * @param {Statement[]} statements
 * @param {Map<string, Tried[]>} tried
 * @returns {{ lines: string[], broken: string[] }} `broken`: the ids of statements that did not hold or were not tried
 */
export function tableOf(statements, tried) {
  const lines = [];
  const broken = [];
  for (const { id, statement } of statements) {
    const tests = tried.get(id) ?? [];
    const holds = tests.length > 0 && tests.every(({ cases, held }) => cases === held);
    if (!holds) broken.push(id);
    const verdict = holds ? 'held' : tests.length === 0 ? 'NOT TRIED' : 'BROKEN';
    lines.push('', `${id}  ${verdict.padEnd(9)}  ${statement}.`);
    for (const { file, title, cases, held } of tests)
      lines.push(
        `     ${`${held}/${cases}`.padEnd(9)}  ${cases > 1 ? `such as: ${title}` : title} [${file}]`,
      );
  }
  return { lines, broken };
}
