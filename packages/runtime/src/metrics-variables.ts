import * as z from 'zod';
import { loopback } from './network-host';

const port = 'a port number from 1 to 65535';

/** Where a process serves its metrics. API and worker have a port each if they share a machine. */
export const metricsVariables = {
  METRICS_PORT: z.coerce
    .number({ error: port })
    .int(port)
    .min(1, port)
    .max(65_535, port)
    .optional()
    .describe('Port of the metrics for Prometheus, at `/metrics`. Without it, none are served'),
  METRICS_HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'an IP address of this machine, or 0.0.0.0 for all of them' })
    .default(loopback)
    .describe('IP address on which the metrics are served. They need no login, so never make it public'),
};
