import type { Logger } from '../logger';
import { createOtlpExporter, type ExportTimes } from './otlp-exporter';
import { setRecorder } from './span';
import { tracesAddress, type TraceSettings } from './trace-variables';

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Without it, nothing is loaded and nothing recorded.
 *
 * @param preset - the process's name, unless OTEL_SERVICE_NAME gives another
 * @param times - in milliseconds, shortened by tests
 * @returns `close` sends what is left, within a second
 */
export async function startTraces(
  settings: TraceSettings,
  preset: 'camp-api' | 'camp-worker',
  logger: Logger,
  times?: Partial<ExportTimes>,
): Promise<{ close(): Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return { close: () => Promise.resolve() };
  const exporter = await createOtlpExporter({
    url: tracesAddress(endpoint),
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: settings.OTEL_SERVICE_NAME ?? preset,
    logger,
    ...(times && { times }),
  });
  setRecorder(exporter.record);
  logger.info('Sending traces');
  return {
    close: () => {
      setRecorder(undefined);
      return exporter.close();
    },
  };
}
