import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from '../tracked-files';
import { workspaceFolder } from '../workspace-copy';
import { findTexts, type FoundText } from './find-texts';

/** Folders of pages, API, emails, printed sheets, files, the terminal, and the pages of the Stripe simulator. */
const product =
  /^(?:shell|public-app|admin-app|api|worker|packages|scripts\/bootstrap)\/|^scripts\/[^/]+\.mjs$/;

/** Excluded are tests, builds, demo data, and names that only appear in logs. */
const notRead =
  /\.test\.tsx?$|\/(?:test|testing|seed|migrations|webpack|assets)\/|fixture|^packages\/development\/(?!local-services\/src|local-stripe\/src\/pages)|request-log\.ts$/;

/** Every text of the product that people read, in file order. */
export const productTexts = (): FoundText[] =>
  trackedFiles(
    (file) => /\.(?:tsx?|[cm]js|html)$/.test(file) && product.test(file) && !notRead.test(file),
  ).flatMap((file) => findTexts(file, readFileSync(join(workspaceFolder, file), 'utf8')));
