// `npm run admin`: runs the bundle if the product is built, as in images without development dependencies. Otherwise it
// runs the source.
import { existsSync } from 'node:fs';

const pathOf = (file) => new URL(`../api/${file}`, import.meta.url).href;
const bundle = pathOf('dist/admin.cjs');

if (existsSync(new URL(bundle))) await import(bundle);
else {
  await import('tsx');
  await import(pathOf('src/admin.ts'));
}
