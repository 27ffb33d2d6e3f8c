/** One API request and its result. */
export interface LoggedRequest {
  id: string;
  method: string;
  path: string;
  /** The parameters, decoded and not validated. */
  params: unknown;
  idempotencyKey: string | null;
  /** HTTP status of the response. Null while there is none, and permanently if a fault dropped it. */
  status: number | null;
  /** True if the response is the stored one of an earlier request with the same key. */
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
