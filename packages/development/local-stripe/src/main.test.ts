import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { closeAll, sdkFor, secretKey, startedSimulator } from './fixture';

const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await closeAll();
});

function run(args: string[], secrets: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, ...secrets },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return { child, exited: once(child, 'exit') as Promise<[number | null, string | null]> };
}

test('prints one line that ends with its URL, responds there, and exits cleanly on SIGTERM', async () => {
  const { child, exited } = run(['--port', '0'], { STRIPE_SECRET_KEY: secretKey });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const address = line.split(' ').at(-1) ?? '';

  const balance = await sdkFor({ port: Number(new URL(address).port) }).balance.retrieve();
  child.kill('SIGTERM');
  const [code] = await exited;

  expect(balance.object).toBe('balance');
  expect(code).toBe(0);
});

test('a port in use gives a one-sentence error and exit code 1', async () => {
  const { port } = await startedSimulator();

  const { child, exited } = run(['--port', String(port)]);
  const [error, [code]] = await Promise.all([text(child.stderr), exited]);

  expect(error.trim().split('\n')).toEqual([
    expect.stringMatching(`^local-stripe stops: Port ${port} is in use\\.`),
  ]);
  expect(code).toBe(1);
});

test('a webhook without its secret is rejected', async () => {
  const { child, exited } = run(['--webhook-url', 'http://127.0.0.1:9/']);
  const [error, [code]] = await Promise.all([text(child.stderr), exited]);

  expect(error).toBe('local-stripe stops: --webhook-url needs STRIPE_WEBHOOK_SECRET in the environment.\n');
  expect(code).toBe(1);
});
