import { UnsuitableServerError } from '@camp/database/suitable-server';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { openDataFolder } from './data-folder';
import { startFromSource } from './development/start-from-source';
import { launcherSchema, type LauncherEnvironment } from './env';
import { launch, launchProduction } from './launch';
import { Refusal } from './refusal';
import { careForServices } from './running-services';
import { welcome } from './welcome';

/** `npm run dev`: the product runs from its source and follows every change. */
const fromSource = process.argv.includes('--from-source');

// What this process and all it starts write is for this account alone.
process.umask(0o077);

const services = careForServices({ say: (sentence) => console.log(sentence) });
let stopping: Promise<void> | undefined;

/** Ends everything once, however often and by whomever it is asked for. */
function stop(exitCode: number): void {
  stopping ??= services.stop().then(() => process.exit(exitCode));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(0)); // whoever started us is gone

run().catch((error: unknown) => {
  if (stopping) return; // what is still starting fails because everything ends
  console.error(sentenceOf(error));
  stop(1);
});

async function run(): Promise<void> {
  const environment = readEnv(launcherSchema);
  if (fromSource && environment.NODE_ENV === 'production') {
    throw new Refusal('NODE_ENV is production. The product runs from source only in development.');
  }
  if (environment.NODE_ENV === 'production') await launchProduction(environment, services);
  else await runLocally(environment);

  const reason = await services.failed;
  await services.stop();
  throw new Refusal(`${reason}\nEverything has been stopped.`);
}

async function runLocally(environment: LauncherEnvironment): Promise<void> {
  const folder = await openDataFolder(environment.DATA_DIR);
  const launched = await launch(environment, folder, services, fromSource ? startFromSource : undefined);
  console.log(welcome(launched, folder.path));
}

function sentenceOf(error: unknown): string {
  const foreseen = [Refusal, EnvironmentError, UnsuitableServerError].some((kind) => error instanceof kind);
  if (foreseen) return (error as Error).message;
  return error instanceof Error ? `Unexpected error: ${error.stack}` : String(error);
}
