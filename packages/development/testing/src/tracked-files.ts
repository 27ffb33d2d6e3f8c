import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceFolder } from './workspace-copy';

/** The workspace's files, new ones included, without ignored and deleted ones. @param wanted - selects paths */
export const trackedFiles = (wanted: (file: string) => boolean): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceFolder })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && wanted(file) && existsSync(join(workspaceFolder, file)));
