import { join } from 'node:path';

/** The folder of the whole workspace. */
export const workspaceFolder = join(__dirname, '../../../..');

/**
 * The arguments for `node` that run a TypeScript file of the workspace. The process must be started in {@link
 * workspaceFolder}, where tsx is found.
 *
 * @param file - path of the file, from the workspace's folder
 * @param args - arguments of the file
 * @returns the whole list
 */
export function typescriptArguments(file: string, args: readonly string[]): string[] {
  return ['--import', 'tsx', join(workspaceFolder, file), ...args];
}
