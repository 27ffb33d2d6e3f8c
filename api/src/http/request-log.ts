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
      req: ({ raw }: { raw: Request }) => ({
        id: raw.id,
        method: raw.method,
        // `/camper/read/:id` tells enough; an unmatched address has no query in the log.
        route: raw.route?.path ?? raw.originalUrl?.split('?')[0],
        userId: raw.user?.userId,
      }),
      res: ({ raw }: { raw: Response }) => ({ status: raw.statusCode }),
    },
    customLogLevel: (request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return request.url === '/healthz' || request.url === '/readyz' ? 'trace' : 'info';
    },
  });
}
