import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTexts, type FoundText } from './find-texts';

export const workspaceFolder = join(__dirname, '../../../../..');

/** Pages, API, emails, printed sheets, files, the terminal, and the pages of the Stripe simulator. */
const product =
  /^(?:shell|public-app|admin-app|api|worker|packages|scripts\/bootstrap)\/|^scripts\/[^/]+\.mjs$/;

/** Tests, builds, demo data, and names that only appear in logs. */
const notRead =
  /\.test\.tsx?$|\/(?:test|testing|seed|migrations|webpack|assets)\/|fixture|^packages\/development\/(?!local-services\/src|local-stripe\/src\/pages)|request-log\.ts$/;

/** The files in git, without ignored ones. @param wanted - selects paths */
export const trackedFiles = (wanted: (file: string) => boolean): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: workspaceFolder })
    .toString()
    .split('\n')
    .filter(wanted);

/** Every text of the product that people read, in file order. */
export const productTexts = (): FoundText[] =>
  trackedFiles(
    (file) => /\.(?:tsx?|[cm]js|html)$/.test(file) && product.test(file) && !notRead.test(file),
  ).flatMap((file) => findTexts(file, readFileSync(join(workspaceFolder, file), 'utf8')));
