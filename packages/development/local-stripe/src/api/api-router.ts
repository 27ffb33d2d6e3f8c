import { setTimeout as pause } from 'node:timers/promises';
import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { authenticate } from './authentication';
import { calls, type Call } from './calls';
import { expanded } from './expansion';
import type { ApiFault } from '../control/faults';
import {
  storeAnswer,
  storedAnswer,
  keyedRequest,
  occupyKey,
  type Answer,
  type KeyedRequest,
} from './idempotency';
import { newId } from '../objects/identifiers';
import type { LoggedRequest, RequestLog } from '../request-log';
import { settleDue } from '../paying/due';
import type { Cause, Simulation } from '../simulation';
import { StripeError } from './stripe-error';

interface Context {
  entry: LoggedRequest;
  fault: ApiFault | undefined;
}

/** Everything below `/v1`: log, faults, key check, then the calls. */
export function apiRouter(simulation: Simulation, log: RequestLog, secretKey: string | undefined): Router {
  const router = Router();
  const contexts = new WeakMap<Request, Context>();
  const contextOf = (request: Request) => {
    const context = contexts.get(request);
    if (context === undefined) throw new Error('An API request that was not logged.');
    return context;
  };

  router.use('/v1', express.urlencoded({ extended: true, limit: '1mb', parameterLimit: 10_000 }));
  router.use('/v1', (request, response, next) => {
    const entry = logged(request);
    log.add(entry);
    response.setHeader('Request-Id', entry.id);
    response.on('finish', () => (entry.status = response.statusCode));
    const fault = simulation.faults.meet(request.method, request.path === '/' ? '/v1' : `/v1${request.path}`);
    contexts.set(request, { entry, fault });
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'down') resetConnection(response);
    else next();
  });
  router.use('/v1', (request, _response, next) => {
    authenticate(request.headers.authorization, secretKey);
    if (contextOf(request).fault?.kind === 'error')
      throw new StripeError({
        status: 500,
        type: 'api_error',
        message: 'An unknown error occurred (a fault asked for it).',
      });
    settleDue(simulation);
    next();
  });
  for (const call of calls) router[call.method](call.path, answering(simulation, call, contextOf));
  router.use('/v1', (request) => {
    throw new StripeError({
      status: 404,
      message: `Unrecognized request URL (${request.method}: ${request.originalUrl.split('?')[0]}). The Stripe simulator does not answer it; see its README.`,
    });
  });
  router.use('/v1', answerError);
  return router;
}

function answering(
  simulation: Simulation,
  call: Call,
  contextOf: (request: Request) => Context,
): RequestHandler {
  return async (request, response) => {
    const { entry, fault } = contextOf(request);
    const keyed =
      entry.method === 'POST' && entry.idempotencyKey !== null
        ? keyedRequest(entry.idempotencyKey, entry.path, entry.params)
        : undefined;
    const release = keyed === undefined ? undefined : occupyKey(simulation, keyed.key);
    try {
      if (fault?.kind === 'slow') await pause(fault.ms);
      const stored = keyed && storedAnswer(simulation, keyed);
      entry.replayed = stored !== undefined;
      if (stored !== undefined) response.setHeader('Idempotent-Replayed', 'true');
      const { status, body } = stored ?? run(simulation, call, request, entry, keyed);
      if (entry.idempotencyKey !== null) response.setHeader('Idempotency-Key', entry.idempotencyKey);
      if (fault?.kind === 'drop-reply') resetConnection(response);
      else response.status(status).json(body);
    } finally {
      release?.();
    }
  };
}

/** Runs the call and stores its response in one transaction, so that a kill leaves both or neither. */
function run(
  simulation: Simulation,
  call: Call,
  request: Request,
  entry: LoggedRequest,
  keyed: KeyedRequest | undefined,
): Answer {
  const prepared = call.prepare(entry.params);
  const cause: Cause = { requestId: entry.id, idempotencyKey: entry.idempotencyKey };
  const { id } = request.params;
  try {
    return simulation.store.transaction(() => {
      const result = prepared.run({ simulation, id: typeof id === 'string' ? id : '', cause });
      const answer = { status: 200, body: expanded(simulation, result, prepared.expand) };
      if (keyed !== undefined) storeAnswer(simulation, keyed, answer);
      return answer;
    });
  } catch (error) {
    // Stripe also stores errors, once the call itself has run.
    if (error instanceof StripeError && !error.beforeExecution && keyed !== undefined)
      storeAnswer(simulation, keyed, { status: error.status, body: error.toBody() });
    throw error;
  }
}

function logged(request: Request): LoggedRequest {
  const { method } = request;
  return {
    id: newId('request'),
    method,
    path: `/v1${request.path === '/' ? '' : request.path}`,
    params: (method === 'GET' ? request.query : (request.body as unknown)) ?? {},
    idempotencyKey: request.get('idempotency-key') ?? null,
    status: null,
    replayed: false,
  };
}

/** Resets the connection (ECONNRESET), as a client sees it when a server stops. */
function resetConnection(response: Response): void {
  response.socket?.resetAndDestroy();
}

const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const refusal = error instanceof StripeError ? error : unexpected(error);
  response.status(refusal.status).json(refusal.toBody());
};

/** An unreadable body is the client's error. Any other error is the simulator's. */
function unexpected(error: unknown): StripeError {
  const message = error instanceof Error ? error.message : String(error);
  if (isHttpError(error)) return new StripeError({ status: error.status, message });
  process.emitWarning(error instanceof Error ? error : message);
  return new StripeError({
    status: 500,
    type: 'api_error',
    message: `The Stripe simulator failed: ${message}`,
  });
}

function isHttpError(error: unknown): error is { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
