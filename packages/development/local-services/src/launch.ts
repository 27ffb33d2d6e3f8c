import { keyringOf } from '@camp/runtime/keyring';
import { publicUrl } from './addresses';
import type { DataFolder } from './data-folder';
import type { LauncherEnvironment } from './env';
import { holdFixedPorts, refusing } from './fixed-ports';
import { startLocalServices, type LocalServices } from './local-services';
import { startBoth, startBuiltProduct, type StartProduct } from './product';
import type { RunningServices } from './running-services';
import type { DemoLogin } from './seed/seed';
import { productEnvironment, productionSettings, refuseContradictions, withDatabase } from './settings';

/** A running product. */
export interface Launched extends Pick<LocalServices, 'inboxUrl' | 'stripeUrl' | 'database'> {
  /** The site's URL. */
  readonly url: string;
  /** Address of the database, unless it was given: a given one may contain a password. */
  readonly mongoUri: string | undefined;
  /** The demo data's logins. Empty without demo data. */
  readonly demoLogins: readonly DemoLogin[];
}

/**
 * Starts the services that are missing on this machine, then the product.
 *
 * @param environment - the validated environment
 * @param folder - the data folder, locked
 * @param services - collects every started process. The caller stops them, even after a failure
 * @param startProduct - starts the product itself
 * @returns URLs, once everything is ready
 * @throws Refusal with one sentence about the cause
 */
export async function launch(
  environment: LauncherEnvironment,
  folder: DataFolder,
  services: RunningServices,
  startProduct: StartProduct = startBuiltProduct,
): Promise<Launched> {
  refuseContradictions(environment);
  const ports = await holdFixedPorts(environment);
  const [{ settings, inboxUrl, stripeUrl, database }, { seed }] = await Promise.all([
    startLocalServices(environment, folder, services, ports),
    // It loads for a second, while the services start.
    import('./seed/seed'),
  ]);
  const demoLogins = await seed(
    settings.mongoUri,
    environment,
    keyringOf(settings.medicalKey),
    environment.STRIPE_SECRET_KEY ? undefined : settings.stripeApiUrl,
  );
  const env = productEnvironment(environment, settings, process.env);
  await refusing(environment, 'PORT', startProduct({ env, folder, services, ports }));
  const mongoUri = environment.MONGODB_URI ? undefined : withDatabase(settings.mongoUri);
  return { url: publicUrl(environment), inboxUrl, stripeUrl, database, mongoUri, demoLogins };
}

/**
 * Starts API and worker in production, without generated settings or local services.
 *
 * @param environment - the validated environment
 * @param services - collects both processes
 * @throws Refusal or EnvironmentError naming what is missing or weak
 */
export async function launchProduction(
  environment: LauncherEnvironment,
  services: RunningServices,
): Promise<void> {
  const env = productEnvironment(environment, productionSettings(environment), process.env);
  await (await holdFixedPorts(environment)).letGoOfAll();
  await refusing(environment, 'PORT', startBoth(services, { env, echo: true }, { env, echo: true }));
}
