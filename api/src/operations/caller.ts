/** The sender of a request, with or without a login. */
export interface Caller {
  /** The network address, for rate limits. */
  address: string;
  /** @returns a signal that is aborted when the connection closes. Repeated calls return the same one */
  signal: () => AbortSignal;
}
