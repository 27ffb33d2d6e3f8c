import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The options of one run of the tester. */
export interface TesterRun {
  /** Path of its program. */
  program: string;
  /** The output folder. */
  folder: string;
  /** The document's file. */
  document: string;
  /** URL of the API, including `/api`. */
  url: string;
  token?: string;
  seed: number;
  /** Maximum number of generated examples per operation. */
  examples: number;
  /** Names of the operations to call. */
  names: readonly string[];
  /** Whether to test invalid values and other edge cases too. */
  withEdges: boolean;
}

/**
 * Requirements for every response. They don't include that undocumented input is rejected, or that an unknown method
 * gets 405. The API drops unknown fields, and parses numbers and dates from text (docs/calls.md).
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'ignored_auth',
];

/**
 * By default, the tester would sign up and log in if it finds operations for that, and send every method to every path.
 */
const settings = `[auth]
auto-signup = false
[phases.coverage]
unexpected-methods = []
`;

/** The tester's results. */
export interface Findings {
  /** Operations that violate the document: `POST /camper/create`. */
  failed: string[];
  /** The tester's complete output. */
  output: string;
}

/** Runs Schemathesis over some operations. @throws Error if it doesn't finish */
export async function runTester(run: TesterRun): Promise<Findings> {
  const settingsFile = join(run.folder, 'schemathesis.toml');
  const report = join(run.folder, 'report.ndjson');
  await writeFile(settingsFile, settings);
  const phases = ['examples', ...(run.withEdges ? ['coverage'] : []), 'fuzzing'];
  const args = [
    ...['--config-file', settingsFile, 'run', run.document, '--url', run.url, '--seed', String(run.seed)],
    ...['--max-examples', String(run.examples), '--phases', phases.join(','), '--checks', checks.join(',')],
    ...['--workers', '1', '--no-shrink', '--continue-on-failure', '--suppress-health-check', 'all'],
    ...['--generation-database', 'none', '--request-timeout', '30', '--warnings', 'off', '--no-color'],
    ...['--report', 'ndjson', '--report-ndjson-path', report],
    ...run.names.flatMap((name) => ['--include-operation-id', name]),
    ...(run.token ? ['--header', `Authorization: Bearer ${run.token}`] : []),
  ];
  const tester = spawn(run.program, args, { cwd: run.folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [tester.stdout, tester.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(tester, 'close')) as [number | null];
  const failed = failedIn(await readFile(report, 'utf8'));
  if (code !== 0 && failed.length === 0) throw new Error(`Schemathesis failed:\n${output}`);
  return { failed, output };
}

interface ReportedEvent {
  ScenarioFinished?: { status: string; recorder: { label: string } };
}

/** The report has one event per line. */
function failedIn(report: string): string[] {
  const events = report
    .split('\n')
    .filter((line) => line.startsWith('{"ScenarioFinished"'))
    .map((line) => JSON.parse(line) as ReportedEvent);
  const failed = events.flatMap(({ ScenarioFinished: end }) =>
    end && ['failure', 'error'].includes(end.status) ? [end.recorder.label] : [],
  );
  return [...new Set(failed)];
}
