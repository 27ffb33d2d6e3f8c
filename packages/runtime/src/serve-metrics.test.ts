import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { createLogger } from './logger';
import { loopback } from './network-host';
import { serveMetrics } from './serve-metrics';

const lines: { level: number; msg: string; port?: number }[] = [];
const logger = createLogger({
  name: 'test',
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});
beforeEach(() => void (lines.length = 0));

/** A port that was open a moment ago. */
async function takePort() {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, release: () => new Promise((resolve) => server.close(resolve)) };
}

it('serves the metrics of the process and of Node on its own port', async () => {
  const registry = new Registry();
  new Gauge({ name: 'camp_seats', help: 'Seats', registers: [registry] }).set(3);
  const { port, release } = await takePort();
  await release();

  const server = await serveMetrics(registry, { METRICS_PORT: port, METRICS_HOST: loopback }, logger);
  const response = await fetch(`http://${loopback}:${port}/metrics`);
  const text = await response.text();
  server.close();

  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toMatch(/^camp_seats 3$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

it('logs a taken port, and the process works without metrics', async () => {
  const { port, release } = await takePort();

  const server = await serveMetrics(new Registry(), { METRICS_PORT: port, METRICS_HOST: loopback }, logger);
  server.close();
  await release();

  expect(lines).toEqual([expect.objectContaining({ level: 50, port })]);
});

it('serves nothing without a port', async () => {
  const registry = new Registry();
  const server = await serveMetrics(registry, { METRICS_HOST: loopback }, logger);
  server.close();

  expect(registry.getMetricsAsArray()).toEqual([]);
  expect(lines).toEqual([]);
});
