import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';

/** The folder of the whole workspace. */
export const workspaceFolder = join(__dirname, '../../../..');

const workspaces = ['packages', 'shell', 'public-app', 'admin-app', 'api', 'worker', 'scripts'];
const made = new Set(['node_modules', 'dist', 'source-maps', '.turbo']);

/** A copy of the workspace's sources that a test may edit. */
export interface WorkspaceCopy {
  readonly folder: string;
  /**
   * Replaces a text in one file, like a person who saves it.
   *
   * @throws Error when the text is not found
   */
  edit(file: string, text: string, replacement: string): Promise<void>;
  /** Writes a new file, and creates its folder. */
  write(file: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Copies the workspace's sources and links to the installed libraries.
 *
 * @returns the copy, in the system's temporary folder
 */
export async function copyWorkspace(): Promise<WorkspaceCopy> {
  // A watcher reports real paths, but the temporary folder may be a link.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'camp-workspace-')));
  for (const workspace of workspaces)
    await copySources(join(workspaceFolder, workspace), join(folder, workspace));
  for (const file of await readdir(workspaceFolder)) {
    if (/\.(?:json|cjs)$/.test(file)) await cp(join(workspaceFolder, file), join(folder, file));
  }
  await linkLibraries('', folder);
  for (const place of await placesWithLibraries()) await linkLibraries(place, folder);

  return {
    folder,
    edit: async (file, text, replacement) => {
      const path = join(folder, file);
      const source = await readFile(path, 'utf8');
      if (!source.includes(text)) throw new Error(`${file} does not contain '${text}'.`);
      await writeFile(path, source.replace(text, replacement));
    },
    write: async (file, text) => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), text);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function copySources(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (path) => !made.has(basename(path)) });
}

/** The workspaces with their own installed libraries. */
async function placesWithLibraries(): Promise<string[]> {
  const inside = async (folder: string) =>
    (await readdir(join(workspaceFolder, folder))).map((name) => join(folder, name));
  const packages = (await Promise.all(['packages', 'packages/development'].map(inside))).flat();
  const places = [...packages, ...workspaces.filter((name) => name !== 'packages')];
  const entries = await Promise.all(places.map((place) => readdir(join(workspaceFolder, place))));
  return places.filter((_, position) => entries[position]?.includes('node_modules'));
}

async function linkLibraries(place: string, folder: string): Promise<void> {
  const from = join(workspaceFolder, place, 'node_modules');
  const to = join(folder, place, 'node_modules');
  await mkdir(to, { recursive: true });
  // Tools write there (.cache, .federation), so it must not be a link.
  for (const name of (await readdir(from)).filter((entry) => !entry.startsWith('.'))) {
    if (name === '@camp') await linkOwnPackages(from, to, folder);
    else await symlink(join(from, name), join(to, name));
  }
}

async function linkOwnPackages(from: string, to: string, folder: string): Promise<void> {
  await mkdir(join(to, '@camp'));
  for (const name of await readdir(join(from, '@camp'))) {
    const original = await realpath(join(from, '@camp', name));
    const inside = relative(await realpath(workspaceFolder), original);
    if (inside.startsWith(`..${sep}`)) throw new Error(`@camp/${name} lies outside the workspace.`);
    await symlink(join(folder, inside), join(to, '@camp', name));
  }
}
