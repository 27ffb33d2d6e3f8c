import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import type { Request, RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';

/** One line per request: id, person, route, status, time; never an address with its query, a header or a body. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_request, response) => {
      const id = randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    // What is told is put together below, when the request was answered.
    serializers: { req: () => undefined, res: () => undefined },
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

function factsOf(request: Request, response: Response) {
  const pattern: unknown = request.route?.path;
  return {
    requestId: request.id,
    method: request.method,
    // A path is told without its query: mailed links carry their secret there.
    route: typeof pattern === 'string' ? pattern : request.originalUrl.split('?')[0],
    userId: request.user?.userId,
    status: response.statusCode,
  };
}
