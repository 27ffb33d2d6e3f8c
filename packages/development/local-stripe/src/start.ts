import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostnameFromHere, loopback } from '@camp/runtime/network-host';
import { SessionControls } from './control/control';
import { Faults, type FaultPlanInput } from './control/faults';
import { RequestLog, type LoggedRequest } from './request-log';
import { createServerApp } from './server';
import { settleDue } from './paying/due';
import { closeDispute, openDispute } from './objects/disputes';
import type { StoredDispute } from './objects/objects';
import { failRefund } from './objects/refunds';
import type { Simulation } from './simulation';
import { Store } from './store/store';
import { Webhooks, type WebhookTarget } from './webhooks';

export interface StartOptions {
  /** The port. If 0 or absent, any free port. */
  port?: number;
  /** IP address to listen on. Default: 127.0.0.1, reachable only from this machine. */
  host?: string;
  /** Origin of the hosted pages for the payer's browser. Default: the address it listens on. */
  publicUrl?: string;
  /** Further host names with ports that it responds to, such as `stripe:3002`. */
  otherNames?: readonly string[];
  /** File that persists all data across starts. Default: memory only. */
  dataFile?: string;
  /** Where events are delivered. Default: nowhere until `setWebhook`. */
  webhook?: WebhookTarget;
  /** The one API key that is accepted. Default: any key that starts with `sk_test_`. */
  secretKey?: string;
  faults?: FaultPlanInput;
  /** Clock of the simulator. Default: the machine's. Webhook signatures always use the machine's. */
  clock?: () => Date;
  /** Pauses in milliseconds after failed webhook attempts. The last one repeats. */
  webhookRetryDelaysMs?: readonly number[];
  /** Seconds until a bank debit settles automatically. Default: 60. If null, only a control call settles it. */
  delayedSettlementSeconds?: number | null;
  /** Milliseconds between checks for due changes. */
  tickMs?: number;
}

/** A running simulator. */
export interface Simulator {
  /** URL of the API and the pages, without a trailing slash. */
  url: string;
  port: number;
  faults: Faults;
  webhooks: Webhooks;
  /** Actions of payers, banks and time, without a page. */
  sessions: SessionControls;
  /** Fails a refund later, as a bank can. */
  refunds: { fail(id: string): void };
  /** Opens a dispute of a payment intent, and decides it. */
  disputes: {
    open(intentId: string, amount?: number): StoredDispute;
    win(id: string): void;
    lose(id: string): void;
  };
  /** The API requests so far, oldest first. */
  requests: readonly LoggedRequest[];
  setWebhook(target: WebhookTarget | undefined): void;
  /** Closes every connection, stops deliveries and closes the data file. */
  close(): Promise<void>;
}

const second = 1000;
const defaultRetryDelaysMs = [1, 2, 5, 10, 30, 60, 300].map((seconds) => seconds * second);

/**
 * Starts the simulator, on this machine only unless `host` says otherwise. It responds only to its own host names:
 * localhost, its IP address, that of `publicUrl`, and `otherNames`.
 *
 * @throws Error with code `EADDRINUSE` when the port is taken, or naming the data file when it cannot be read
 */
export async function start(options: StartOptions = {}): Promise<Simulator> {
  const http = createServer();
  const host = options.host ?? loopback;
  await listen(http, options.port ?? 0, host);
  const { port } = http.address() as AddressInfo;
  const url = `http://${hostnameFromHere(host)}:${port}`;
  const log = new RequestLog();
  let simulation: Simulation;
  try {
    // Only after it has the port, so that a second start does not touch the first one's file.
    simulation = createSimulation(options, url);
  } catch (error) {
    await closeServer(http);
    throw error;
  }
  const sessions = new SessionControls(simulation);
  const { secretKey, otherNames = [] } = options;
  http.on('request', createServerApp({ simulation, sessions, log, secretKey, otherNames }));
  simulation.webhooks.resume();
  const ticking = setInterval(() => settleDue(simulation), options.tickMs ?? second);
  ticking.unref();
  return {
    url,
    port,
    faults: simulation.faults,
    webhooks: simulation.webhooks,
    sessions,
    refunds: { fail: (id) => failRefund(simulation, id) },
    disputes: {
      open: (intent, amount) =>
        openDispute(simulation, { payment_intent: intent, ...(amount && { amount }) }),
      win: (id) => void closeDispute(simulation, id, 'won'),
      lose: (id) => void closeDispute(simulation, id, 'lost'),
    },
    requests: log.entries,
    setWebhook: (target) => simulation.webhooks.setTarget(target),
    close: async () => {
      clearInterval(ticking);
      simulation.webhooks.close();
      await closeServer(http);
      simulation.store.close();
    },
  };
}

function createSimulation(options: StartOptions, url: string): Simulation {
  const store = new Store(options.dataFile);
  const faults = new Faults(options.faults);
  return {
    store,
    faults,
    webhooks: new Webhooks(
      store,
      faults,
      options.webhookRetryDelaysMs ?? defaultRetryDelaysMs,
      options.webhook,
    ),
    clock: options.clock ?? (() => new Date()),
    publicUrl: (options.publicUrl ?? url).replace(/\/$/, ''),
    delayedSettlementSeconds:
      options.delayedSettlementSeconds === undefined ? 60 : options.delayedSettlementSeconds,
  };
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      resolve();
    });
  });
}

function closeServer(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    // Requests that hang because of a fault would keep it open.
    http.closeAllConnections();
  });
}
