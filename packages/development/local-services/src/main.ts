import { UnsuitableServerError } from '@camp/database/suitable-server';
import { EnvironmentError, readEnv } from '@camp/runtime/env';
import { openDataFolder } from './data-folder';
import { startFromSource } from './development/start-from-source';
import { launcherSchema, type LauncherEnvironment } from './env';
import { launch, launchProduction } from './launch';
import { Refusal } from './refusal';
import { careForServices } from './running-services';
import { welcome } from './welcome';

/** `npm run dev`: the product runs from source with hot reload. */
const fromSource = process.argv.includes('--from-source');

// Files of this process and its children are readable by this user only.
process.umask(0o077);

const services = careForServices({ say: (sentence) => console.log(sentence) });
let stopping: Promise<void> | undefined;

/** Stops everything once, even if it is called several times. */
function stop(exitCode: number): void {
  stopping ??= services.stop().then(() => process.exit(exitCode));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
process.on('disconnect', () => stop(0)); // The parent process has ended.

run().catch((error: unknown) => {
  if (stopping) return; // Services that are still starting fail, since everything is stopping.
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
