import { hostToListenOn, loopback } from '@camp/runtime/network-host';
import type { LauncherEnvironment } from './env';
import { holdPort, isPortTaken, type HeldPort } from './ports';
import { Refusal } from './refusal';

/** Variables with a port that a person opens in the browser. */
export type PortVariable = 'PORT' | 'INBOX_PORT' | 'STRIPE_SIMULATOR_PORT';

/** The ports of a launch with fixed numbers, held until their users start. */
export interface FixedPorts {
  /** Releases a port for the process that is about to listen on it. */
  letGo(variable: PortVariable): Promise<void>;
  letGoOfAll(): Promise<void>;
}

/**
 * Holds the ports that variables name, before anything else starts. A port in use is reported at once, and nobody else
 * can take one while a database is loading.
 *
 * @param environment - the validated environment
 * @throws Refusal naming the variable that sets another port
 */
export async function holdFixedPorts(environment: LauncherEnvironment): Promise<FixedPorts> {
  const held = new Map<PortVariable, HeldPort>();
  const letGo = async (variable: PortVariable) => {
    await held.get(variable)?.letGo();
    held.delete(variable);
  };
  const letGoOfAll = async () => {
    for (const variable of [...held.keys()]) await letGo(variable);
  };
  try {
    for (const variable of neededPorts(environment)) {
      const hosts = hostsOf(hostToListenOn(environment));
      held.set(variable, await refusing(environment, variable, holdPort(environment[variable], hosts)));
    }
  } catch (error) {
    await letGoOfAll();
    throw error;
  }
  return { letGo, letGoOfAll };
}

/**
 * Turns a failure to listen into a sentence.
 *
 * @param listening - a promise that listens on the variable's port
 * @returns the result of `listening`
 * @throws Refusal for a port that is in use or not allowed, otherwise the error of `listening`
 */
export async function refusing<Listening>(
  environment: LauncherEnvironment,
  variable: PortVariable,
  listening: Promise<Listening>,
): Promise<Listening> {
  try {
    return await listening;
  } catch (error) {
    const port = environment[variable];
    const { code } = error as NodeJS.ErrnoException;
    if (isPortTaken(error)) {
      throw new Refusal(
        `Port ${port} is in use by another program. Stop that program, or choose another port with ${variable}.`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(
        `You don’t have permission to use port ${port}. Choose another one with ${variable}.`,
      );
    }
    if (code === 'EADDRNOTAVAIL') {
      throw new Refusal(`HOST ${environment.HOST} is not an address of this machine. Choose another one.`);
    }
    throw error;
  }
}

function neededPorts({ NODE_ENV, SMTP_URL, STRIPE_SECRET_KEY }: LauncherEnvironment): PortVariable[] {
  if (NODE_ENV === 'production') return ['PORT'];
  return [
    'PORT',
    ...(SMTP_URL ? [] : (['INBOX_PORT'] as const)),
    ...(STRIPE_SECRET_KEY ? [] : (['STRIPE_SIMULATOR_PORT'] as const)),
  ];
}

/** Browsers resolve `localhost` to ::1 first, where another program would be shown instead. */
const hostsOf = (host: string | undefined) => (host === loopback ? [loopback, '::1'] : [host]);
