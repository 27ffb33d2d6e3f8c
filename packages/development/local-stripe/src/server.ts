import { isAskedByOwnName } from '@camp/runtime/own-name';
import express, { type Express, type RequestHandler } from 'express';
import { apiRouter } from './api/api-router';
import { checkoutRouter } from './pages/checkout-router';
import type { SessionControls } from './control/control';
import { controlRouter } from './control/control-router';
import type { RequestLog } from './request-log';
import type { Simulation } from './simulation';

/** The parts that a running simulator serves. */
export interface ServerParts {
  simulation: Simulation;
  sessions: SessionControls;
  log: RequestLog;
  secretKey: string | undefined;
  /** Host names with ports that it responds to besides its own. */
  otherNames: readonly string[];
}

/** The API, the hosted pages and the controls as one application. */
export function createServerApp({ simulation, sessions, log, secretKey, otherNames }: ServerParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // Nested names in queries and bodies: `created[gte]`, `line_items[0][quantity]`.
  app.set('query parser', 'extended');
  app.use(ownNameOnly([new URL(simulation.publicUrl).host, ...otherNames]));
  app.use('/_control', controlRouter(simulation, sessions, log));
  app.use(apiRouter(simulation, log, secretKey));
  app.use(checkoutRouter(simulation));
  return app;
}

/** Prevents DNS rebinding. A page whose own host name resolves to this server could otherwise read the controls. */
function ownNameOnly(others: readonly string[]): RequestHandler {
  return (request, response, next) => {
    if (isAskedByOwnName(request, others)) next();
    else response.status(403).json({ message: 'Ask the simulator at its own address.' });
  };
}
