// Builds the living page to static files: npm run living-page -w @camp/e2e, then open dist/living-page/index.html.
import { cp, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const outdir = fileURLToPath(new URL('../dist/living-page/', import.meta.url));

await mkdir(outdir, { recursive: true });
await build({
  entryPoints: { page: `${folder}page.tsx`, 'open-graph': `${folder}open-graph.tsx` },
  outdir,
  bundle: true,
  minify: true,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.svg': 'file' },
  assetNames: '[name]',
  logLevel: 'warning',
});
for (const page of ['index.html', 'open-graph.html']) await cp(folder + page, outdir + page);
