import { parseArgs } from 'node:util';
import { readEnv } from '@camp/runtime/env';
import * as z from 'zod';
import { start, type Simulator } from './start';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3002' },
    host: { type: 'string' },
    'public-url': { type: 'string' },
    'other-name': { type: 'string', multiple: true },
    'data-file': { type: 'string' },
    'webhook-url': { type: 'string' },
  },
});

const envSchema = z.object({
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
});

async function run(): Promise<void> {
  const webhookUrl = values['webhook-url'];
  // Secrets come from variables or files, since every user of the machine can read arguments.
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = readEnv(envSchema);
  if (webhookUrl !== undefined && webhookSecret === undefined)
    throw new Error('--webhook-url needs STRIPE_WEBHOOK_SECRET in the environment.');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port must be a number from 0 to 65535, not ${values.port}.`);
  const simulator = await start({
    port,
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values['public-url'] === undefined ? {} : { publicUrl: values['public-url'] }),
    ...(values['other-name'] === undefined ? {} : { otherNames: values['other-name'] }),
    ...(values['data-file'] === undefined ? {} : { dataFile: values['data-file'] }),
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(webhookUrl === undefined || webhookSecret === undefined
      ? {}
      : { webhook: { url: webhookUrl, secret: webhookSecret } }),
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(simulator));
  console.log(`Stripe simulator listens on ${simulator.url}`);
}

async function stop(simulator: Simulator): Promise<void> {
  await simulator.close();
  process.exit(0);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && error.code === 'EADDRINUSE'
    ? `Port ${values.port} is in use. Stop the program that uses it, or choose another port with --port.`
    : error.message;
}

run().catch((error: unknown) => {
  console.error(`local-stripe stops: ${sentenceOf(error)}`);
  process.exit(1);
});
