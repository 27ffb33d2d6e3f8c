import { right, wrong } from '@camp/checks/check';
import { tracesAddress } from '@camp/runtime/traces/trace-variables';
import { notSet, type Check } from '../check';

/** Milliseconds until a collector counts as silent. */
const patience = 5_000;

/** Sends an empty list of spans, which a collector accepts and does not store. */
export const traces: Check = {
  name: 'traces',
  category: 'Server',
  help: 'Compare OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS with the settings of your collector',
  run: async ({
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers },
  }) => {
    if (endpoint === undefined) return notSet('OTEL_EXPORTER_OTLP_ENDPOINT');
    const call = fetch(tracesAddress(endpoint), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"resourceSpans":[]}',
      // A key must not follow a redirect to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const status = await call.then(
      (response) => response.status,
      () => undefined,
    );
    if (status === undefined) return wrong('The collector of traces does not answer.');
    if (status === 401 || status === 403)
      return wrong('The collector of traces rejects OTEL_EXPORTER_OTLP_HEADERS.');
    if (status < 200 || status > 299) return wrong(`The collector of traces answers with status ${status}.`);
    return right('The collector takes traces.');
  },
};
