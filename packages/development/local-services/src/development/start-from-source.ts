import { containersOf } from '@camp/micro-frontend/containers';
import { createRequire } from 'node:module';
import { loopback } from '@camp/runtime/network-host';
import { startChild, type Child } from '../child-process';
import { holdSomePort } from '../ports';
import { waitUntilReady, type ProcessOptions, type StartProduct } from '../product';
import { workspaceFolder } from '../workspace';
import { startFrontEnd, type FrontEnd } from './front-end';
import { isWorthReading } from './worth-reading';

/** The API's paths. Everything else at the site's origin comes from the front ends. */
const apiPaths = [
  '/api',
  '/images',
  '/healthz',
  '/readyz',
  '/sitemap.xml',
  '/robots.txt',
  '/calendar.ics',
  '/manifest.webmanifest',
];

/**
 * Starts the product from source. API and worker restart after a change, and the three front ends use hot reload. The
 * shell's development server listens at PORT and proxies all the others, so that the site has one origin, like the
 * built product.
 *
 * @throws Refusal when a part ends or is not ready in time
 */
export const startFromSource: StartProduct = async ({ env, folder, services, ports }) => {
  const cared = async (starting: Promise<Child>) => {
    const child = await starting;
    services.add(child);
    return child;
  };
  // The shell needs to know the others' ports in advance.
  const { port: apiPort, letGo: letGoOfApiPort } = await holdSomePort();
  const remotes = await remoteFrontEnds(apiPort);
  const shell = { ...shellBefore(remotes, apiPort, env), letGo: () => ports.letGo('PORT') };

  await cared(startWatched('The worker', 'worker/src/worker.ts', { env, logFile: folder.logFile('worker') }));
  await letGoOfApiPort();
  const api = await cared(
    startWatched('The API', 'api/src/server.ts', {
      env: { ...env, PORT: String(apiPort), HOST: loopback },
      logFile: folder.logFile('api'),
    }),
  );
  const servers = [...remotes, shell].map(async ({ letGo, ...frontEnd }) => {
    await letGo();
    const server = await startFrontEnd(frontEnd, { env, logFile: folder.logFile(frontEnd.app) });
    services.add(server.child);
    await server.ready;
  });
  await Promise.all([waitUntilReady(api, `http://${loopback}:${apiPort}/readyz`), ...servers]);
};

/** Front ends from source listen on this machine only. Each port is held until it is released. */
function remoteFrontEnds(apiPort: number) {
  return Promise.all(
    Object.entries(containersOf).map(async ([app, { base }]) => ({
      app,
      base,
      host: loopback,
      ...(await holdSomePort()),
      routes: [],
      apiPort,
    })),
  );
}

function shellBefore(remotes: readonly FrontEnd[], apiPort: number, env: NodeJS.ProcessEnv): FrontEnd {
  return {
    app: 'shell',
    base: '/',
    host: env.HOST ?? loopback,
    port: Number(env.PORT),
    apiPort,
    routes: [
      ...remotes.map((remote) => ({ paths: [remote.base], port: remote.port, sockets: true })),
      { paths: apiPaths, port: apiPort, sockets: false },
    ],
  };
}

/** Runs a server's TypeScript file. After a change of any loaded file, it is stopped gracefully and run again. */
function startWatched(name: string, file: string, options: ProcessOptions): Promise<Child> {
  const tsx = createRequire(__filename).resolve('tsx/cli');
  return startChild({
    name,
    command: process.execPath,
    args: [tsx, 'watch', '--clear-screen=false', file],
    cwd: workspaceFolder,
    echo: isWorthReading,
    ...options,
  });
}
