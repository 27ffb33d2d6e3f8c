import { hostToListenOn, loopback } from '@camp/runtime/network-host';
import type { LauncherEnvironment } from './env';
import { holdPort, isPortTaken, type HeldPort } from './ports';
import { Refusal } from './refusal';

/** Variables that name a port which a person opens in the browser. */
export type PortVariable = 'PORT' | 'INBOX_PORT' | 'STRIPE_SIMULATOR_PORT';

/** The ports of a launch that may not be others, kept until whoever uses them starts. */
export interface FixedPorts {
  /** Leaves a port to the process that is about to listen on it. */
  letGo(variable: PortVariable): Promise<void>;
  letGoOfAll(): Promise<void>;
}

/**
 * Takes the ports that are named by variables, before anything else is started: what is taken is refused at once, and
 * nobody else gets them while a database is read.
 *
 * @param environment - the checked environment
 * @throws Refusal naming the variable that chooses another port
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
 * Makes a sentence of a port that cannot be used.
 *
 * @param listening - what listens on the port of the variable
 * @returns what `listening` does
 * @throws Refusal for a port that is taken or not allowed, else what `listening` throws
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
      throw new Refusal(`Port ${port} is not allowed for this account. Choose another one with ${variable}.`);
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

/** Browsers ask `localhost` at ::1 first: another program there would be shown in our place. */
const hostsOf = (host: string | undefined) => (host === loopback ? [loopback, '::1'] : [host]);
