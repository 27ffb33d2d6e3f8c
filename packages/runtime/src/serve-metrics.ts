import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import type { Logger } from './logger';

/** Where metrics are served, as `metricsVariables` reads it. */
export interface MetricsSettings {
  METRICS_PORT?: number | undefined;
  METRICS_HOST: string;
}

/**
 * Serves a process's metrics on a port of their own, with those of Node: event-loop lag, memory, garbage collection. A
 * taken port is logged, and the process works without metrics. They must never stop a registration.
 *
 * @returns the server, whose `close` does nothing if no port is set
 */
export async function serveMetrics(
  registry: Registry,
  { METRICS_PORT: port, METRICS_HOST: host }: MetricsSettings,
  logger: Logger,
): Promise<{ close(): void }> {
  if (port === undefined) return { close: () => undefined };
  collectDefaultMetrics({ register: registry });
  const server = metricsServer(registry, logger);
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    logger.info({ port, host }, 'Serving metrics');
  } catch (error) {
    logger.error({ err: error, port }, 'The metrics are not served. Set METRICS_PORT to another port');
  }
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Not yet listening. @param registry - read anew for each request */
export function metricsServer(registry: Registry, logger: Logger): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.warn({ err: error }, 'The metrics could not be read');
        response.writeHead(500).end();
      },
    );
  });
  return server;
}
