import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const workspace = join(__dirname, '../../../../..');
const apps = ['shell', 'public-app', 'admin-app'];
const hash = /[0-9a-f]{10}(?=\.(?:js|css|svg|woff2|jpg)\b)/;
const isText = (name: string) => /\.(?:c?js|css|html|json)$/.test(name);

/** A copy of the built front ends, which a test can replace. */
export interface CopiedBuild {
  /** ROOT_DIR for the API. */
  root: string;
  /** EARLIER_BUILDS_DIR for the API. */
  archive: string;
  /** Whether the API has archived all hashed files of the current build. */
  isArchived(): Promise<boolean>;
  /** Replaces the files by those of another build: every hashed name changes, and the old files are gone. */
  deploy(): Promise<void>;
  remove(): Promise<void>;
}

/** Copies the last build. */
export async function copyBuild(): Promise<CopiedBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'camp-deploy-'));
  const root = join(folder, 'root');
  const archive = join(folder, 'archive');
  const dist = (app: string) => join(root, app, 'dist');
  for (const app of apps)
    await cp(join(workspace, app, 'dist'), dist(app), { recursive: true, preserveTimestamps: true });
  return {
    root,
    archive,
    isArchived: async () => {
      for (const app of apps) {
        const archived = await readdir(join(archive, app)).catch((): string[] => []);
        const current = (await readdir(dist(app))).filter((name) => hash.test(name));
        if (!current.every((name) => archived.includes(name))) return false;
      }
      return true;
    },
    deploy: async () => {
      for (const app of apps) await rename(dist(app));
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Gives every hashed file of a build another hash: the old one, with its first digit at the end. */
async function rename(dist: string): Promise<void> {
  const names = await readdir(dist);
  const isEntry = (name: string) => /^remoteEntry\.[0-9a-f]{10}\.js$/.test(name);
  const hashes = names.filter((name) => !isEntry(name)).flatMap((name) => hash.exec(name)?.[0] ?? []);
  const renamed = (text: string) =>
    [...new Set(hashes)].reduce((all, one) => all.replaceAll(one, one.slice(1) + one[0]), text);

  for (const name of names) {
    const file = join(dist, name);
    const content = await readFile(file);
    await rm(file);
    // The compressed ones would have the old names in them.
    if (name.endsWith('.br') || isEntry(name)) continue;
    const changed = isText(name) ? Buffer.from(renamed(content.toString())) : content;
    await writeSettled(join(dist, renamed(name)), changed);
    if (name !== 'remoteEntry.js') continue;
    const own = createHash('sha256').update(changed).digest('hex').slice(0, 10);
    await writeSettled(join(dist, `remoteEntry.${own}.js`), changed);
  }
}

/** With an earlier time, since the API takes a new file for unfinished. */
async function writeSettled(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content);
  const earlier = new Date(Date.now() - 60_000);
  await utimes(file, earlier, earlier);
}
