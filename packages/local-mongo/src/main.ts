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
  const server = await serve(options, (error) => stop(`local-mongo stops: ${error.message}`, 1));
  console.log(`local-mongo listens on ${server.uri}`);
  const end = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: Error) => stop(error.message, 1),
    );
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

function stop(message: string, code: number): void {
  console.error(message);
  process.exit(code);
}

main().catch((error: Error) => stop(`local-mongo cannot start: ${error.message}`, 1));
