import { Counter, Histogram, Registry } from 'prom-client';

/** A request, when its response has ended. */
export interface AnsweredRequest {
  method: string;
  /** The route's pattern, never an address as it was sent. */
  route: string;
  status: number;
  /** Milliseconds. */
  responseTime: number;
}

/** The API's metrics. */
export interface Metrics {
  registry: Registry;
  countRequest(request: AnsweredRequest): void;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'DELETE']);

/** Any other method is `other`, so that nobody can make new labels. */
export const knownMethod = (method: string): string => (methods.has(method) ? method : 'other');

/** Seconds. */
const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the API's metrics. Labels are patterns of routes, methods and statuses, of which there are few. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new Counter({
    name: 'camp_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const times = new Histogram({
    name: 'camp_http_request_seconds',
    help: 'Time until the response was sent',
    buckets,
    registers: [registry],
  });
  return {
    registry,
    countRequest: ({ method, route, status, responseTime }) => {
      requests.inc({ method: knownMethod(method), route, status });
      times.observe(responseTime / 1_000);
    },
  };
}
