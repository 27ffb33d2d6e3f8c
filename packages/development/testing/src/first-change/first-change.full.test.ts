import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as ts from 'typescript';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy';
import type { Edit, Step } from './first-change';
import { firstChanges } from './first-changes';
import { newKind } from './new-kind';

let copy: WorkspaceCopy;
beforeEach(async () => void (copy = await copyWorkspace()));
afterEach(() => copy.remove());

async function make(edits: readonly Edit[]): Promise<void> {
  for (const { file, behind, text } of edits)
    await (behind === undefined ? copy.write(file, text) : copy.edit(file, behind, behind + text));
}

const editsOf = (steps: readonly Step[]) => steps.flatMap(({ edits }) => edits);

/** Every file that one of the steps changes, and every one that the compiler must report. */
const touched = [
  ...new Set(
    firstChanges.flatMap(({ steps, namedByTheCompiler }) => [
      ...editsOf(steps).map(({ file }) => file),
      ...namedByTheCompiler,
    ]),
  ),
];

/** The touched files that don't compile in their current state. */
function notCompiling(): string[] {
  const config = join(copy.folder, 'tsconfig.web.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options } = ts.getParsedCommandLineOfConfigFile(config, {}, host)!;
  const files = touched.map((file) => join(copy.folder, file)).filter((file) => ts.sys.fileExists(file));
  const program = ts.createProgram(files, options);
  return files
    .filter((file) => program.getSemanticDiagnostics(program.getSourceFile(file)).length > 0)
    .map((file) => relative(copy.folder, file));
}

/** Runs the copy's tests. @returns their output if one failed */
async function failuresOf(tests: readonly string[]): Promise<string> {
  const options = { cwd: copy.folder, env: { ...process.env, TEST_SUITE: '' } };
  return promisify(execFile)(process.execPath, ['node_modules/jest/bin/jest.js', ...tests], options).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
}

it('is declared first, and the compiler reports what is missing', async () => {
  for (const { steps, declaration } of firstChanges) await make(editsOf(steps).slice(0, declaration));

  const named = firstChanges.flatMap(({ namedByTheCompiler }) => namedByTheCompiler);
  expect(notCompiling().sort()).toEqual([...named].sort());
});

it('works after the last step', async () => {
  for (const { steps } of firstChanges) await make(editsOf(steps));

  expect(notCompiling()).toEqual([]);
  expect(await failuresOf(firstChanges.flatMap(({ tests }) => tests))).toBe('');
});

/** Steps that only tests or readers check, not the compiler. */
const ownTests = 'Test it and add demo data';

it.each(newKind.steps.filter(({ step, edits }) => edits.length > 0 && step !== ownTests))(
  'the compiler notices a new kind without: $step',
  async ({ step: left }) => {
    await make(editsOf(newKind.steps.filter(({ step }) => step !== left)));

    expect(notCompiling()).not.toEqual([]);
  },
);
