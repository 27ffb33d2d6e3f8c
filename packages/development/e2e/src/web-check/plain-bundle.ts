import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { plainConfiguration } from './plain.webpack.cjs';

const workspace = join(__dirname, '../../../../..');

/** The folder that the API serves as the shell for the plain bundle. */
export const plainFolder = join(workspace, '.test-results/plain');

/**
 * Builds the same pages as one plain bundle, compressed like the product. Without the server's bundle, nothing is
 * painted before its scripts have run.
 *
 * @throws Error when webpack fails
 */
export async function buildPlainBundle(): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    webpack(plainConfiguration(plainFolder), (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    }),
  );
  const page = join(plainFolder, 'shell/dist/index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace(/<link rel="preload" as="script"[^>]*>/, ''));
  await promisify(execFile)(process.execPath, [join(workspace, 'scripts/compress.mjs')], {
    cwd: join(plainFolder, 'shell'),
  });
}
