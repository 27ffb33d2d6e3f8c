/** One API request as it came in and what became of it. */
export interface LoggedRequest {
  id: string;
  method: string;
  path: string;
  /** The parameters, decoded and not yet checked. */
  params: unknown;
  idempotencyKey: string | null;
  /** HTTP status of the answer; null as long as there is none, and for good when a fault took it. */
  status: number | null;
  /** True when the answer was the kept one of an earlier request with the same key. */
  replayed: boolean;
}

const capacity = 5000;

/** The latest API requests, oldest first, for tests that count calls. */
export class RequestLog {
  readonly entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): void {
    this.entries.push(entry);
    if (this.entries.length > capacity) this.entries.shift();
  }

  clear(): void {
    this.entries.length = 0;
  }
}
