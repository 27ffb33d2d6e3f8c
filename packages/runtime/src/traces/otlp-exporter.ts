import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../logger';
import { programVersion } from '../program-version';
import { allowedAttributes, allowedName } from './allowed-attributes';
import type { FinishedSpan, NewSpan, Recorder } from './span';
import type { SpanPlace } from './trace-ids';

/** Milliseconds. */
export interface ExportTimes {
  /** Between two batches. */
  interval: number;
  /** For one batch, with its retries. */
  timeout: number;
  /** For what is left at shutdown. */
  goodbye: number;
  /** Between two warnings. */
  warning: number;
}

/** Running jobs may take nine of the ten seconds of a shutdown. */
const productTimes: ExportTimes = { interval: 5_000, timeout: 5_000, goodbye: 800, warning: 3_600_000 };

/** Spans that wait for an endpoint that does not answer. All others are dropped. */
const mostWaiting = 2_048;
const mostInBatch = 512;

/** Where spans are sent. */
export interface ExporterOptions {
  /** The whole address, with `/v1/traces`. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  logger: Logger;
  times?: Partial<ExportTimes>;
}

/**
 * Loads OpenTelemetry, and sends spans in batches (OTLP over HTTP). An endpoint that fails is logged once an hour and
 * delays nothing.
 *
 * @returns the recorder, and `close`, which sends what is left and never fails
 */
export async function createOtlpExporter(
  options: ExporterOptions,
): Promise<{ record: Recorder; close(): Promise<void> }> {
  const { url, headers, serviceName, logger } = options;
  const times = { ...productTimes, ...options.times };
  // Without an endpoint, no process loads these.
  const [api, { resourceFromAttributes }, { AlwaysOnSampler, BatchSpanProcessor, TracerProvider }, otlp] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const exporter = new otlp.OTLPTraceExporter({ url, headers, timeoutMillis: times.timeout });
  let next: SpanPlace = { traceId: '', spanId: '' };
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': programVersion }),
    // The product alone decides. No request carries a flag that is read.
    sampler: new AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => next.traceId, generateSpanId: () => next.spanId },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: warning(exporter, logger, times.warning),
        maxQueueSize: mostWaiting,
        maxExportBatchSize: mostInBatch,
        scheduledDelayMillis: times.interval,
        // The exporter's own limit comes first, so that it tells the error.
        exportTimeoutMillis: times.timeout + 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('camp');
  const kinds: Record<NewSpan['kind'], number> = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    consumer: api.SpanKind.CONSUMER,
  };
  const contextOf = (parent: SpanPlace) =>
    api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, traceFlags: api.TraceFlags.SAMPLED });

  const record = ({ name, kind, attributes = {}, place, parent, begun, ended, hasFailed }: FinishedSpan) => {
    next = place;
    const span = tracer.startSpan(
      allowedName(name),
      { kind: kinds[kind], startTime: begun, attributes: allowedAttributes(attributes) },
      parent ? contextOf(parent) : api.ROOT_CONTEXT,
    );
    if (hasFailed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(ended);
  };

  const close = async () => {
    // `warning` has logged why the last batch failed.
    const sent = provider.shutdown().catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<void>((resolve) => (timer = setTimeout(resolve, times.goodbye)));
    await Promise.race([sent, tooLate]);
    clearTimeout(timer);
  };
  return { record, close };
}

/** Logs the first of the failures in a time. */
function warning(exporter: SpanExporter, logger: Logger, time: number): SpanExporter {
  let warnedAt = -Infinity;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - warnedAt > time) {
          warnedAt = performance.now();
          logger.warn({ err: result.error }, 'Traces could not be sent. Until they can, spans are dropped');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
