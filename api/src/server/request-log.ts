import { randomUUID } from 'node:crypto';
import { isRequestId, requestIdHeader } from '@camp/contracts/operations/request-id';
import type { Logger } from '@camp/runtime/logger';
import type { Request, RequestHandler, Response } from 'express';
import type { Metrics } from './metrics';
import { traceRequest } from './trace-request';

declare global {
  // Express types its locals this way.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Request {
      /** Shown to the person and logged, so that the log line can be found. */
      id: string;
    }
    interface Response {
      /** The internal cause of a failed request. It is logged, but never shown to the person. */
      failure?: Error;
    }
  }
}

/** The logged route of unknown addresses, instead of their paths. */
export const noRoute = '(none)';
const fileRoute = '(file)';
/** Files are many, and unknown addresses are what strangers try. */
const untraced = new Set([fileRoute, noRoute]);

/**
 * Logs one line per request with its id, person, route, status and time. It never has an address as it was sent, a
 * header or a body. Its only ids are the request's and the person's. Each request is counted too.
 */
export function requestLog(logger: Logger, { countRequest }: Pick<Metrics, 'countRequest'>): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const sent = request.headers[requestIdHeader.toLowerCase()];
    request.id = isRequestId(sent) ? sent : randomUUID();
    response.setHeader(requestIdHeader, request.id);
    // Emitted once, after the whole response or when the client hangs up.
    response.once('close', () => {
      const responseTime = Math.round(performance.now() - begun);
      const facts = factsOf(request, response);
      const level = levelOf(request, response);
      countRequest({ ...facts, responseTime });
      if (level !== 'trace' && !untraced.has(facts.route)) traceRequest({ ...facts, responseTime });
      logger[level]({ ...facts, responseTime }, outcomeOf(response));
    });
    response.on('error', (error) => (response.failure ??= error));
    next();
  };
}

/** Marks responses without a route as built files. */
export const logAsFile: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') response.locals.route = fileRoute;
  next();
};

function levelOf({ url }: Request, { failure, statusCode }: Response): 'trace' | 'info' | 'error' {
  // Health checks arrive every few seconds.
  if (url === '/healthz' || url === '/readyz') return 'trace';
  return failure || statusCode >= 500 ? 'error' : 'info';
}

function outcomeOf({ failure, writableFinished }: Response): string {
  if (failure) return 'request errored';
  return writableFinished ? 'request completed' : 'request aborted';
}

/** Only these fields are logged, since the log's redaction would otherwise walk whole objects. */
function factsOf(request: Request, response: Response) {
  return {
    requestId: request.id,
    method: request.method,
    route: routeOf(request, response),
    userId: request.user?.userId,
    status: response.statusCode,
    ...(response.failure && { err: response.failure }),
  };
}

/** The route's pattern, since an address contains ids of records and the secrets of emailed links. */
function routeOf(request: Request, response: Response): string {
  const pattern: unknown = request.route?.path;
  const [first]: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  if (typeof first === 'string') return first;
  return (response.locals.route as string | undefined) ?? noRoute;
}
