/** An event that keeps the worker running. */
export interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ServiceWorkerEvents {
  activate: WaitingEvent;
  fetch: FetchEvent;
  message: WaitingEvent & MessageEvent<unknown>;
}

interface ServiceWorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  addEventListener<Type extends keyof ServiceWorkerEvents>(
    type: Type,
    listener: (event: ServiceWorkerEvents[Type]) => void,
  ): void;
}

/** The global scope of a service worker. TypeScript's own types for it can't be used beside those of a page. */
export const worker = self as unknown as ServiceWorkerScope;
