import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import type { Request, RequestHandler, Response } from 'express';

declare global {
  // Express's way to type locals.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Request {
      /** Told to the person and to the log, so that one finds the other. */
      id: string;
    }
    interface Response {
      /** Why the request failed on our side; for the log, never for the person. */
      failure?: Error;
    }
  }
}

/** The logged route of unknown addresses and built files, instead of their paths. */
export const noRoute = '(none)';
const fileRoute = '(file)';

/**
 * One line per request: its id, person, route, status, time; never an address as it was sent, a header or a body. The
 * ids in it are the request's and the person's only.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    request.id = randomUUID();
    response.setHeader('X-Request-Id', request.id);
    // Emitted once, after the whole answer or when the client hangs up.
    response.once('close', () => {
      const responseTime = Math.round(performance.now() - begun);
      logger[levelOf(request, response)](
        { ...factsOf(request, response), responseTime },
        outcomeOf(response),
      );
    });
    response.on('error', (error) => (response.failure ??= error));
    next();
  };
}

/** Marks answers without a route as built files. */
export const logAsFile: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') response.locals.route = fileRoute;
  next();
};

function levelOf({ url }: Request, { failure, statusCode }: Response): 'trace' | 'info' | 'error' {
  // Health checks come every few seconds.
  if (url === '/healthz' || url === '/readyz') return 'trace';
  return failure || statusCode >= 500 ? 'error' : 'info';
}

function outcomeOf({ failure, writableFinished }: Response): string {
  if (failure) return 'request errored';
  return writableFinished ? 'request completed' : 'request aborted';
}

/** Only named fields, since the log's redaction walks everything else. */
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

/** The pattern, since an address carries ids of records and the secrets of mailed links. */
function routeOf(request: Request, response: Response): string {
  const pattern: unknown = request.route?.path;
  const [first]: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  if (typeof first === 'string') return first;
  return (response.locals.route as string | undefined) ?? noRoute;
}
