import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOptional } from '../server/read-optional';

/** The shell's page as a build left it, with what only the whole build knows. */
export interface BuiltPage {
  readonly html: string;
  /** Names the build of shell and remotes. */
  readonly build: string;
}

const remoteEntry = /\/remotes\/([\w-]+)\/remoteEntry\.js/g;
const buildOfPage = '<meta name="build" content="development" />';

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/**
 * Reads the shell's page, and names in it the remotes' entries by their content and the build by all of it. So an open
 * page never loads another build's remote (docs/decisions/0099-offline-and-new-builds.md).
 *
 * @param file - the built index.html
 * @throws Error when it can't be read
 */
export async function readBuiltPage(file: string): Promise<BuiltPage> {
  const root = join(dirname(file), '..', '..');
  const written = await readFile(file, 'utf8');
  const apps = new Set([...written.matchAll(remoteEntry)].map(([, app = '']) => app));
  const names = new Map(
    await Promise.all([...apps].map(async (app) => [app, await entryOf(join(root, app, 'dist'))] as const)),
  );
  const html = written.replace(remoteEntry, (_, app: string) => `/remotes/${app}/${names.get(app)}`);
  const build = hashOf(html);
  return { html: html.replace(buildOfPage, buildOfPage.replace('development', build)), build };
}

/** The entry's hashed name, if the build wrote one (packages/micro-frontend/webpack/hashed-entry.cjs). */
async function entryOf(folder: string): Promise<string> {
  const fixed = 'remoteEntry.js';
  const content = await readOptional(join(folder, fixed));
  const hashed = content && fixed.replace('.js', `.${hashOf(content)}.js`);
  return hashed && (await readOptional(join(folder, hashed))) ? hashed : fixed;
}
