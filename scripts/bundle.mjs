// Bundles the process in the current folder (api, worker) for production: the workspace's own packages are
// inlined from their TypeScript source, everything from the registry stays a normal dependency.
import { build } from 'esbuild';
import { basename } from 'node:path';

const name = basename(process.cwd());

/** Marks every bare import that is not one of the workspace's packages as external. */
const registryPackagesStayOutside = {
  name: 'registry-packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@camp/') ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: { [name]: `src/${name === 'api' ? 'server' : name}.ts` },
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [registryPackagesStayOutside],
});
