import { AsyncLocalStorage } from 'node:async_hooks';
import { currentRequestId, forRequest } from '../request-id';
import { newPlace, placeOfRequest, type SpanPlace } from './trace-ids';

/**
 * All that a span may say: names from lists, numbers, and the request id. Nothing a person typed, and no address as it
 * was sent, since links contain secrets (docs/decisions/0117-traces.md).
 */
export interface SpanAttributes {
  'http.request.method'?: string;
  /** The route's pattern. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  'camp.request.id'?: string;
  'camp.job'?: string;
  /** The command's name, without what it reads or writes. */
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  /** The class of an error, without its message. */
  'error.type'?: string;
}

/** A part of a trace, before it has run. */
export interface NewSpan {
  kind: 'server' | 'client' | 'consumer';
  /** Composed of the attributes only. */
  name: string;
  attributes?: SpanAttributes;
}

/** A part of a trace that has ended. */
export interface FinishedSpan extends NewSpan {
  place: SpanPlace;
  parent?: SpanPlace | undefined;
  /** Milliseconds since 1970. */
  begun: number;
  ended: number;
  hasFailed: boolean;
}

/** Takes finished spans. It neither waits nor throws. */
export type Recorder = (span: FinishedSpan) => void;

let recorder: Recorder | undefined;
const current = new AsyncLocalStorage<SpanPlace>();

/** Starts or ends the recording of spans in this process. Without a recorder, a span costs one comparison. */
export function setRecorder(next: Recorder | undefined): void {
  recorder = next;
}

/** Whether spans are recorded. */
export const isTracing = (): boolean => recorder !== undefined;

/** Records a span that has ended. Does nothing without a recorder. */
export const recordSpan: Recorder = (span) => recorder?.(span);

/** Milliseconds since 1970. */
export const traceTime = (): number => performance.timeOrigin + performance.now();

/** The running span, or that of the request that caused the work. Undefined in a scheduled task. */
export function currentPlace(): SpanPlace | undefined {
  const requestId = currentRequestId();
  return current.getStore() ?? (requestId === undefined ? undefined : placeOfRequest(requestId));
}

/**
 * Runs the work of a request, so that its spans belong to the request's trace. Without a recorder it only runs the work,
 * since AsyncLocalStorage makes every promise of the process slower before Node 24
 * (docs/decisions/0121-request-ids-in-sessions.md).
 */
export const inTraceOf = <Result>(requestId: string, work: () => Result): Result =>
  recorder ? forRequest(requestId, work) : work();

/**
 * Runs work as a span of the current trace, or of a new one.
 *
 * @param outcome - attributes from the result
 * @throws what the work throws
 */
export async function inSpan<Result>(
  span: NewSpan,
  work: () => Promise<Result>,
  outcome?: (result: Result) => SpanAttributes,
): Promise<Result> {
  if (!recorder) return work();
  const parent = currentPlace();
  const place = newPlace(parent?.traceId);
  const begun = traceTime();
  const end = (more: SpanAttributes | undefined, hasFailed: boolean) =>
    recordSpan({
      ...span,
      attributes: { ...span.attributes, ...more },
      ...{ place, parent, begun, ended: traceTime(), hasFailed },
    });
  let result: Result;
  try {
    result = await current.run(place, work);
  } catch (error) {
    end({ 'error.type': typeOfError(error) }, true);
    throw error;
  }
  end(outcome?.(result), false);
  return result;
}

/** The name of an error's class. */
export const typeOfError = (error: unknown): string =>
  error instanceof Error ? error.constructor.name : typeof error;
