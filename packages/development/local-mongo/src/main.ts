import { parseArgs } from 'node:util';
import { serve } from './server/serve';

const usage = 'local-mongo [--port 27117] [--dir some/folder] [--socket path] [--fail-points]';

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { port: text, dir: text, socket: text, 'fail-points': { type: 'boolean' } },
  });
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !Number.isInteger(port))
    throw new Error(`--port must be a number. Usage: ${usage}`);
  const options = { port, dir: values.dir, socketPath: values.socket, failPoints: values['fail-points'] };
  const server = await serve(options, stop);
  console.log(`local-mongo listens on ${server.uri}`);
  const end = (): void => void server.close().then(() => process.exit(0), stop);
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function stop(error: Error): void {
  console.error(`local-mongo stops: ${error.message}`);
  process.exit(1);
}

main().catch(stop);
