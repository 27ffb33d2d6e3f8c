import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspaceFolder } from '@camp/local-services/workspace';
import { build, type Plugin } from 'esbuild';

/**
 * The modules of headers, anti-forgery, limits, audit and redaction. Each is one file that the whole product imports.
 */
export const protections = [
  'api/src/server/security-headers.ts',
  'api/src/auth/cross-site.ts',
  'api/src/limits/rate-limiter.ts',
  'packages/database/src/audit/write-audit.ts',
  'packages/runtime/src/personal-data.ts',
];

/** A build of the API for the bench only. */
export interface BuiltApi {
  /** Path of its program from the workspace's folder. */
  file: string;
  remove(): Promise<void>;
}

/**
 * Builds the API like `npm run build`.
 * @param isProtected - false for a build without its protections
 */
export async function buildApi(isProtected: boolean): Promise<BuiltApi> {
  // Below the API, where the program finds its packages.
  const folder = await mkdtemp(join(workspaceFolder, 'api', 'dist', 'bench-'));
  const entryPoints = await readFile(join(workspaceFolder, 'scripts', 'entry-points.json'), 'utf8');
  await build({
    absWorkingDir: join(workspaceFolder, 'api'),
    entryPoints: (JSON.parse(entryPoints) as { api: Record<string, string> }).api,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    sourcemap: true,
    logLevel: 'error',
    plugins: [packagesStayOutside, ...(isProtected ? [] : [nothingInTheirPlace])],
  });
  return {
    file: relative(workspaceFolder, join(folder, 'api.cjs')),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@camp/') ? undefined : { path, external: true },
    );
  },
};

const nothingInTheirPlace: Plugin = {
  name: 'nothing-in-the-place-of-protections',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`/(?:${protections.join('|')})$`) }, () => ({
      contents: `export * from ${JSON.stringify(join(__dirname, 'without.ts'))};`,
      resolveDir: __dirname,
      loader: 'ts',
    }));
  },
};
