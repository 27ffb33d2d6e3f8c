// Bundles the process in the current folder (api, worker) for production. The workspace's own packages are inlined from
// their TypeScript source. Registry packages stay normal dependencies. The bundle resolves those from its own folder,
// so the process's package.json must also list the dependencies of the inlined packages.
//   node ../scripts/bundle.mjs [folder of the bundles, default: dist]
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename } from 'node:path';

/**
 * The entry point of each bundle. `admin`, `doctor` and `setup` are commands for the operator. Names that end with
 * `thread` or `process` are what the bundle beside them starts.
 */
const entryPoints = JSON.parse(readFileSync(new URL('entry-points.json', import.meta.url), 'utf8'));

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** Marks every bare import as external unless it is a package of the workspace. */
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
