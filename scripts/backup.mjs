// `npm run backup`, `npm run restore` and `npm run export`: run the bundle if the product is built, as in its images, otherwise the source.
import { existsSync } from 'node:fs';

const pathOf = (file) => new URL(`../worker/${file}`, import.meta.url).href;
const bundle = pathOf('dist/backup.cjs');

if (existsSync(new URL(bundle))) await import(bundle);
else {
  await import('tsx');
  await import(pathOf('src/backup/main.ts'));
}
