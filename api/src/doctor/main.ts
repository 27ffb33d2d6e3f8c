import { parseArgs } from 'node:util';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { runMain } from '@camp/runtime/run-main';
import { runChecks } from '@camp/checks/run-checks';
import { allChecks } from './all-checks';
import { doctorEnvSchema } from './env';
import { openTools } from './open-tools';
import { isWrong, reportOf } from './report';

const names = allChecks.map(({ name }) => name);

/** `npm run doctor`: checks this installation, and changes nothing. The exit code is 1 if something is wrong. */
async function main(): Promise<void> {
  const skipped = skippedIn(process.argv.slice(2));
  const tools = openTools(readEnv(doctorEnvSchema));
  try {
    const parts = await runChecks(allChecks, tools, skipped);
    process.stdout.write(`${reportOf(parts)}\n`);
    if (isWrong(parts)) process.exitCode = 1;
  } finally {
    await tools.close();
  }
}

/** @throws EnvironmentError for an unknown argument or check */
function skippedIn(args: string[]): string[] {
  let skipped: string[];
  try {
    const { values } = parseArgs({ args, options: { skip: { type: 'string', multiple: true } } });
    skipped = (values.skip ?? []).flatMap((list) => list.split(','));
  } catch {
    throw new EnvironmentError('Usage: npm run doctor -- --skip <check> (or a list, separated by commas)');
  }
  const unknown = skipped.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new EnvironmentError(
      `No check has the name ${unknown.join(', ')}. There are: ${names.join(', ')}.`,
    );
  return skipped;
}

runMain(main);
