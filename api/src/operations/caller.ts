/** The sender of a request, logged in or not. */
export interface Caller {
  /** The network address, for limits. */
  address: string;
  /** @returns a signal that is aborted when the connection closes; the same each time */
  signal: () => AbortSignal;
}
