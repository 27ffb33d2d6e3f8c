import { publicUrl } from './addresses';
import type { DataFolder } from './data-folder';
import type { LauncherEnvironment } from './env';
import { holdFixedPorts, refusing } from './fixed-ports';
import { startLocalServices, type LocalServices } from './local-services';
import { startBoth, startBuiltProduct, type StartProduct } from './product';
import type { RunningServices } from './running-services';
import { seed, type DemoLogin } from './seed/seed';
import { productEnvironment, productionSettings, refuseContradictions } from './settings';

/** A running product. */
export interface Launched extends Pick<LocalServices, 'inboxUrl' | 'stripeUrl' | 'database'> {
  /** Address of the site. */
  readonly url: string;
  /** Of the demo data; none when there are none. */
  readonly demoLogins: readonly DemoLogin[];
}

/**
 * Starts what is missing on this machine and then the product itself.
 *
 * @param environment - the checked environment
 * @param folder - the data folder, ours alone
 * @param services - takes every process that is started; it is for the caller to end them, after a failure too
 * @param startProduct - starts the product itself
 * @returns addresses, once everything is ready
 * @throws Refusal in one sentence when something is in the way
 */
export async function launch(
  environment: LauncherEnvironment,
  folder: DataFolder,
  services: RunningServices,
  startProduct: StartProduct = startBuiltProduct,
): Promise<Launched> {
  refuseContradictions(environment);
  const ports = await holdFixedPorts(environment);
  const { settings, inboxUrl, stripeUrl, database } = await startLocalServices(
    environment,
    folder,
    services,
    ports,
  );
  const demoLogins = await seed(
    settings.mongoUri,
    environment,
    environment.STRIPE_SECRET_KEY ? undefined : settings.stripeApiUrl,
  );
  const env = productEnvironment(environment, settings, process.env);
  await refusing(environment, 'PORT', startProduct({ env, folder, services, ports }));
  return { url: publicUrl(environment), inboxUrl, stripeUrl, database, demoLogins };
}

/**
 * Starts API and worker in production, where nothing is made up and nothing else is started.
 *
 * @param environment - the checked environment
 * @param services - takes both processes
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
