import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import { withoutPersonalData } from '@camp/runtime/personal-data';
import type { Request, RequestHandler, Response } from 'express';
import type { SerializedError } from 'pino';
import { pinoHttp } from 'pino-http';

/** The route of an address that has none, and of the built files: what was asked for is not told. */
export const noRoute = '(none)';
const fileRoute = '(file)';

/**
 * One line per request: its id, person, route, status, time; never an address as it was sent, a header or a body. The
 * ids in it are the request's and the person's only.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // What is told is put together below, when the request was answered.
    serializers: { req: () => undefined, res: () => undefined, err: factsOfError },
    customSuccessObject: (request, response, line: object) => ({ ...line, ...factsOf(request, response) }),
    customErrorObject: (request, response, _error, line: object) => ({
      ...line,
      ...factsOf(request, response),
    }),
    customLogLevel: (request, response, error) => {
      // Whoever looks after the process asks every few seconds.
      if (request.url === '/healthz' || request.url === '/readyz') return 'trace';
      return error || response.statusCode >= 500 ? 'error' : 'info';
    },
  });
}

/** Marks what is answered without a route of its own as one of the built files. */
export const logAsFile: RequestHandler = ({ method }, response, next) => {
  if (method === 'GET' || method === 'HEAD') response.locals.route = fileRoute;
  next();
};

function factsOf(request: Request, response: Response) {
  return {
    requestId: request.id,
    method: request.method,
    route: routeOf(request, response),
    userId: request.user?.userId,
    status: response.statusCode,
  };
}

/** The pattern, since an address carries ids of records and the secrets of mailed links. */
function routeOf(request: Request, response: Response): string {
  const pattern: unknown = request.route?.path;
  const [first]: unknown[] = Array.isArray(pattern) ? pattern : [pattern];
  if (typeof first === 'string') return first;
  return (response.locals.route as string | undefined) ?? noRoute;
}

const recordId = /\b[0-9a-f]{24}\b/gi;

/** A library's errors have fields with what was sent or stored: none of them is told. */
function factsOfError({ type, code, message, stack }: SerializedError): object {
  const frames = String(stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  const told = withoutPersonalData({ type, code, message: String(message), stack: frames });
  const { message: readable, ...rest } = told as { message: string };
  return { ...rest, message: readable.replace(recordId, '[id]') };
}
