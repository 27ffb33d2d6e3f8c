import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import type { Row } from './row';

/** The last run of a benchmark. */
export interface Run {
  title: string;
  /** As in `Bench.heldBy`. */
  heldBy: readonly string[];
  date: string;
  commit: string;
  machine: string;
  rows: Row[];
  notes: string;
}

/** The last run of each subject. */
export type Runs = Readonly<Record<string, Run>>;

const data = join(workspaceFolder, 'docs/benchmarks.json');
const page = join(workspaceFolder, 'docs/benchmarks.md');

/** Link targets, relative to the page in docs. */
const documents = { performance: 'performance', bench: '../packages/development/bench/README' };

const heading = `# Benchmarks

This page contains the latest results of \`npm run bench\` and \`npm run check:web\`. The commands write it, so don't edit it. Earlier results are in git. Below the table, _needed by_ names a target of [performance](${documents.performance}.md) (\`P1\`) or a decision. [Bench](${documents.bench}.md) explains how to read and add a row.`;

/** The stored runs. */
export const readRuns = (): Runs => JSON.parse(readFileSync(data, 'utf8')) as Runs;

/** Replaces a subject's stored run. */
export function saveRun(name: string, run: Run): void {
  const runs = { ...readRuns(), [name]: run };
  writeFileSync(data, textOf(runs));
  writeFileSync(page, pageOf(runs));
}

/** Writes one line per row. */
function textOf(runs: Runs): string {
  const lines = Object.entries(runs).map(([name, { rows, ...run }]) => {
    const listed = rows.map((row) => JSON.stringify(row)).join(',\n');
    return `  ${JSON.stringify(name)}: {\n    ${JSON.stringify(run).slice(1, -1)},\n    "rows": [\n${listed}\n]}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Writes all runs as one table, and how each was measured.
 * @returns Markdown
 */
export function pageOf(runs: Runs): string {
  const all = Object.entries(runs);
  const lines = all.flatMap(([name, { rows }]) => rows.map((row) => [name, ...cellsOf(row)]));
  const table = markdown([['benchmark', 'what', 'target', 'actual', 'met'], ...lines]);
  const decisions = [...new Set(all.flatMap(([, { heldBy }]) => heldBy.filter(isDecision)))].sort();
  const links = decisions.map((file) => `${linkTo(file)}: decisions/${file}.md`);
  const notes = all.map(
    ([name, { title, heldBy, date, commit, machine, notes: method }]) =>
      `- **${name}, ${title}** (needed by ${heldBy.map(linkTo).join(', ')}; ${date}, ${commit}, ${machine.replace(processor, '')}). ${method}`,
  );
  const parts = [heading, table, '## How it was measured', notes.join('\n'), links.join('\n')];
  return `${parts.join('\n\n')}\n`;
}

/** One subject's rows, for the terminal. */
export const tableOf = (rows: readonly Row[]): string =>
  markdown([['what', 'target', 'actual', 'met'], ...rows.map(cellsOf)]);

function markdown([first = [], ...lines]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [first, first.map(() => '---'), ...lines].map(line).join('\n');
}

const cellsOf = ({ what, target, actual, met, isNoisy }: Row): string[] => [
  what,
  target,
  isNoisy ? `${actual}; noisy` : actual,
  met === undefined ? '–' : met ? 'yes' : '**no**',
];

/** Details that distinguish processors of the same name matter only for comparisons. */
const processor = /, cpu family [^;]+/;

/** A decision is cited by its file name, and a target by its row's name. */
const isDecision = (held: string) => /^\d/.test(held);

/** Links are defined at the end of the page. */
const linkTo = (held: string) => (isDecision(held) ? `[${Number.parseInt(held)}]` : held);
