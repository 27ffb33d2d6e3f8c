// `npm run doctor`: runs the bundle if the product is built, as in its images, otherwise the source.
import { existsSync } from 'node:fs';

const pathOf = (file) => new URL(`../api/${file}`, import.meta.url).href;
const bundle = pathOf('dist/doctor.cjs');

if (existsSync(new URL(bundle))) await import(bundle);
else {
  await import('tsx');
  await import(pathOf('src/doctor/main.ts'));
}
