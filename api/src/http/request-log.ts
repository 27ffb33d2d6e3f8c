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
    serializers: {
      req: ({ id, method }: { id: unknown; method: string }) => ({ id, method }),
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
    },
    // Known only when the request was answered. A path has no query here: mailed links carry theirs there.
    customProps: (request) => ({
      route: request.route
        ? `${request.baseUrl}${String(request.route.path)}`
        : request.originalUrl.split('?')[0],
      userId: request.user?.userId,
    }),
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return request.url === '/healthz' || request.url === '/readyz' ? 'trace' : 'info';
    },
  });
}
