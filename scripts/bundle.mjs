// Bundles the process in the current folder (api, worker) for production: the workspace's own packages are
// inlined from their TypeScript source, everything from the registry stays a normal dependency. The bundle looks for
// those from its own folder, so the process's package.json names what the inlined packages need, too.
//   node ../scripts/bundle.mjs [folder of the bundles, dist when absent]
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename } from 'node:path';

/**
 * What each process begins with, by the name of its bundle; `admin` is the API's command for its first account,
 * what ends with `thread` a thread's beginning.
 */
const entryPoints = JSON.parse(readFileSync(new URL('entry-points.json', import.meta.url), 'utf8'));

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Marks every bare import that is not one of the workspace's packages as external. */
const registryPackagesStayOutside = {
  name: 'registry-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@camp/')) return undefined;
      if (!isBuiltin(path) && !dependencies[packageOf(path)])
        return { errors: [{ text: `package.json does not name ${path}, which ${importer} needs.` }] };
      return { path, external: true };
    });
  },
};

await build({
  entryPoints: entryPoints[basename(process.cwd())],
  outdir: process.argv[2] ?? 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [registryPackagesStayOutside],
});
