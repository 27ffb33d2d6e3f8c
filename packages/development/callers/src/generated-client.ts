import { execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from '@camp/local-services/workspace';
import type { ApiDocument, DescribedOperation } from './caller-document';

const run = promisify(execFile);

/** A public generator of types from a document. The workspace's openapi-fetch uses them. */
const generator = { 'openapi-typescript': '7.13.0' };

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  typeRoots: [join(workspaceFolder, 'node_modules/@types')],
  skipLibCheck: true,
};

/** First name of the camper that the client registers, which nobody in the demo data has. */
export const registeredName = 'Ottoline';

/** Inputs of the client that registers a camper. */
export interface ClientRun {
  document: ApiDocument;
  /** URL of the API, including `/api`. */
  url: string;
  login: { email: string; password: string };
}

/**
 * Generates a client from the document, compiles a program against it, and registers a camper with it.
 *
 * @param folder - for installed and generated files
 * @returns the problem, or undefined if the camper is registered
 */
export async function registerWithGeneratedClient(
  folder: string,
  { document, url, login }: ClientRun,
): Promise<string | undefined> {
  const at = (name: string) => join(folder, 'client', name);
  const program = join(workspaceFolder, 'packages/development/callers/client/register-camper.mts');
  const node = (...args: string[]) => run(process.execPath, args, { cwd: at('.') });
  const ours = (path: string) => join(workspaceFolder, 'node_modules', path);
  await mkdir(at('.'), { recursive: true });
  await writeFile(
    at('package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: generator }),
  );
  await writeFile(
    at('tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['register-camper.mts', 'api.ts'] }),
  );
  await writeFile(at('openapi.json'), JSON.stringify(document));
  await copyFile(program, at('register-camper.mts'));
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: at('.') });
    await node('node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'api.ts');
    await node(ours('typescript/bin/tsc'), '--project', '.');
    const { example } =
      (document.paths['/camper/create']?.post as DescribedOperation).requestBody?.content[
        'application/json'
      ] ?? {};
    const form = { ...example, nameFirst: registeredName };
    const picture = join(workspaceFolder, 'docs/pictures/product.png');
    const args = [url, login.email, login.password, JSON.stringify(form), picture];
    await node('--import', 'tsx', 'register-camper.mts', ...args);
  } catch (error) {
    const { message, stdout = '' } = error as Error & { stdout?: string };
    return `The generated client does not work: ${message}\n${stdout}`;
  }
  return undefined;
}
