/** Milliseconds until a failed query or load is tried again. */
export const tryAgainAfter = 10_000;

/** A query's `refetchInterval`: retries until the server responds, so that the page fills in. */
export const untilItAnswers = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' ? tryAgainAfter : false;
