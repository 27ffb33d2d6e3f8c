import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import { hashedName } from './cached-files';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long the files of an earlier build are served. A tab can stay open that long. */
const retention = 30 * day;

/** A younger file may still be being written by a build. */
const settledAfter = 10_000;

/** Where builds are, and where their files are archived. */
export interface BuildFolders {
  /** Contains `dist` of each app. */
  root: string;
  /** Gets a folder for each app. Several processes may share it. */
  archive: string;
  /** Folders of front ends. */
  apps: readonly string[];
}

const isHashed = (name: string) => hashedName.test(name.replace(/\.br$/, ''));

/** What was read, or the substitute if it is missing: a build may begin, or another process may finish a file. */
async function orMissing<Read, Instead>(reading: Promise<Read>, instead: Instead): Promise<Read | Instead> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
    throw error;
  }
}

/**
 * Archives the current build's hashed files and deletes those that no build has had for 30 days. A file's time of
 * change in the archive is the last day on which a build had it.
 *
 * @param now - of the system's clock, which also stamps files
 * @throws Error when a folder can't be read or written; what was copied before stays
 */
export async function archiveBuilds({ root, archive, apps }: BuildFolders, now: Date): Promise<void> {
  for (const app of apps) {
    const folder = join(archive, app);
    await mkdir(folder, { recursive: true });
    const current = (await orMissing(readdir(join(root, app, 'dist')), [])).filter(isHashed);
    const archived = new Set(await readdir(folder));
    for (const name of current) {
      const target = join(folder, name);
      if (archived.has(name)) await stampDaily(target, now);
      else await copySettled(join(root, app, 'dist', name), target, now);
    }
    for (const name of archived) {
      if (!current.includes(name)) await deleteOld(join(folder, name), now);
    }
  }
}

/** In milliseconds. 0 if the file is gone. */
async function ageOf(file: string, now: Date): Promise<number> {
  const found = await orMissing(stat(file), undefined);
  return found ? now.getTime() - found.mtimeMs : 0;
}

async function stampDaily(file: string, now: Date): Promise<void> {
  if ((await ageOf(file, now)) > day) await utimes(file, now, now);
}

/** Under another name first, so that no other process serves half a file. */
async function copySettled(from: string, to: string, now: Date): Promise<void> {
  if ((await ageOf(from, now)) < settledAfter) return;
  const unfinished = `${to}.${randomUUID()}`;
  await copyFile(from, unfinished);
  // A copy has the mode of the build's file. The data folder is for its owner alone.
  await chmod(unfinished, 0o600);
  await utimes(unfinished, now, now);
  await rename(unfinished, to);
}

async function deleteOld(file: string, now: Date): Promise<void> {
  if ((await ageOf(file, now)) > retention) await rm(file, { force: true });
}

/**
 * Archives builds now and every minute, since a new build needs no restart. A failure is logged once: the site works
 * without an archive.
 *
 * @returns stops it, after the current pass
 */
export function keepArchiving(folders: BuildFolders, clock: Clock, logger: Logger): () => Promise<void> {
  let known: string | undefined;
  const pass = async () => {
    try {
      await archiveBuilds(folders, clock.now());
      known = undefined;
    } catch (error) {
      const message = String(error);
      if (message !== known) logger.warn({ err: error }, 'The files of this build are not archived');
      known = message;
    }
  };
  let last = pass();
  const timer = setInterval(() => {
    last = last.then(pass);
  }, minute);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
