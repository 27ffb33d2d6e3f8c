/** Polling interval of visible data in milliseconds. */
const pollInterval = 120_000;

/**
 * Options of a query that stays current while its page is open. It is polled while the page is visible. It is
 * refetched when the person returns to the page and after each mutation (`createQueryClient`). The old data stays
 * visible meanwhile.
 */
export const live = {
  refetchInterval: pollInterval,
  refetchOnWindowFocus: true,
  meta: { quiet: true, live: true },
} as const;
