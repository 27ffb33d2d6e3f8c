/** Whoever sent a request, logged in or not. */
export interface Caller {
  /** The network address, for limits. */
  address: string;
  /** @returns what is aborted when the connection is closed: nobody waits for the answer any more; the same each time */
  signal: () => AbortSignal;
}
