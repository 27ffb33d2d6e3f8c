import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';
import { workspaceFolder } from '../workspace';
import { servingLine, type FrontEnd, type Route } from './front-end';
import { relaxed } from './relaxed-policy';

/** A middleware of the development server. */
type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Serves one front end from its source: `serve-front-end.ts '<FrontEnd as JSON>'`. */
async function serve(frontEnd: FrontEnd): Promise<void> {
  const configuration = await developmentConfiguration(frontEnd.app);
  const compiler = webpack({ ...configuration, infrastructureLogging: { level: 'warn' } });
  if (!compiler) throw new Error('webpack made no compiler.');
  const server = new WebpackDevServer(serverOptions(frontEnd), compiler);
  // A failed build is served too, so that the person sees the error. The next build follows after the change.
  compiler.hooks.done.tap(
    'serve-front-end',
    once(() => process.stdout.write(`${servingLine(frontEnd.app)}\n`)),
  );
  await server.start();
}

async function developmentConfiguration(app: string): Promise<Configuration> {
  const file = join(workspaceFolder, app, 'webpack.config.cjs');
  const { default: configure } = (await import(file)) as {
    default: (environment: object, options: { mode: 'development' }) => Configuration;
  };
  return configure({}, { mode: 'development' });
}

function serverOptions({ base, host, port, routes, apiPort }: FrontEnd): ServerOptions {
  const socketPath = `${base}ws`;
  return {
    host,
    port,
    allowedHosts: [new URL(process.env.PUBLIC_URL ?? 'http://localhost').hostname],
    static: false,
    // The page connects to its own origin, whose server proxies the remotes' sockets.
    webSocketServer: { type: 'ws', options: { path: socketPath } },
    client: {
      webSocketURL: `auto://0.0.0.0:0${socketPath}`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    proxy: routes.map(leadOn),
    // Every address serves the shell's page.
    historyApiFallback: base === '/',
    setupMiddlewares: (middlewares) => [
      { name: 'product-rules', middleware: productRules(apiPort) },
      ...middlewares,
    ],
  };
}

function leadOn({ paths, port, sockets }: Route) {
  return { context: [...paths], target: `http://127.0.0.1:${port}`, ws: sockets };
}

/** The security headers for browsers. */
const ruleNames = /-policy$|^x-.*-options$/;

/** Applies the API's security headers, so that violations are noticed during development. */
function productRules(apiPort: number): Middleware {
  let rules: Promise<[string, string][]> | undefined;
  const askForRules = async () => {
    const { headers } = await fetch(`http://127.0.0.1:${apiPort}/healthz`);
    return [...headers].filter(([name]) => ruleNames.test(name));
  };
  return (_request, response, next) => {
    rules ??= askForRules();
    rules.then(
      (found) => {
        for (const [name, value] of found)
          response.setHeader(name, name === 'content-security-policy' ? relaxed(value) : value);
        next();
      },
      (error: unknown) => {
        // The API may be restarting, so the next page requests the headers again.
        rules = undefined;
        next(error);
      },
    );
  };
}

function once(run: () => void): () => void {
  let over = false;
  return () => {
    if (!over) run();
    over = true;
  };
}

serve(JSON.parse(String(process.argv[2])) as FrontEnd).catch((error: unknown) => {
  process.stderr.write(`${String((error as Error)?.stack ?? error)}\n`);
  process.exit(1);
});
