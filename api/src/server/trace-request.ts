import { recordSpan, isTracing, traceTime, typeOfError } from '@camp/runtime/traces/span';
import { newPlace, placeOfRequest } from '@camp/runtime/traces/trace-ids';
import { knownMethod, type AnsweredRequest } from './metrics';

/** A request, when its response has ended. */
interface TracedRequest extends AnsweredRequest {
  requestId: string;
  err?: Error | undefined;
}

/**
 * Records the request's span. Its place follows from the request id alone: `traceparent` is not read, so no stranger
 * decides what is recorded.
 */
export function traceRequest({ requestId, method, route, status, responseTime, err }: TracedRequest): void {
  if (!isTracing()) return;
  const ended = traceTime();
  recordSpan({
    kind: 'server',
    name: `${knownMethod(method)} ${route}`,
    place: placeOfRequest(requestId) ?? newPlace(),
    begun: ended - responseTime,
    ended,
    hasFailed: status >= 500,
    attributes: {
      'http.request.method': knownMethod(method),
      'http.route': route,
      'http.response.status_code': status,
      'camp.request.id': requestId,
      ...(err && { 'error.type': typeOfError(err) }),
    },
  });
}
