import { chownSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError } from '@camp/runtime/env';
import { makeFolder } from '@camp/runtime/make-folder';
import type { Owner, SetupFiles } from './setup-files';

/** The user of the images, `node`. */
const imageUser: Owner = { uid: 1000, gid: 1000 };

/**
 * The user for the containers: this one, since only the owner can read the files. Root would run them with more rights
 * than they need, so the images' own user takes its place.
 */
export function ownerOfFiles(): Owner {
  const uid = process.getuid?.() ?? 0;
  return uid === 0 ? imageUser : { uid, gid: process.getgid?.() ?? uid };
}

/**
 * Refuses to replace a secret: nothing that was encrypted or signed with the old one could be read again.
 *
 * @throws EnvironmentError naming the file
 */
export function refuseExisting(folder: string, paths: readonly string[]): void {
  const existing = paths.find((path) => existsSync(join(folder, path)));
  if (existing !== undefined)
    throw new EnvironmentError(`${existing} exists already. Move it away to set up a new installation.`);
}

/**
 * Writes the files so that only their owner can read them.
 *
 * @throws the errors of the disk
 */
export function writeFiles(folder: string, files: SetupFiles, owner: Owner): void {
  const isRoot = process.getuid?.() === 0;
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    makeFolder(dirname(file));
    if (isRoot && dirname(path) !== '.') chownSync(dirname(file), owner.uid, owner.gid);
    writeFileSync(file, content, { mode: 0o600, flag: 'wx' });
    if (isRoot) chownSync(file, owner.uid, owner.gid);
  }
}
