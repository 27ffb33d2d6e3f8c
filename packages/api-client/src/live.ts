/** Milliseconds between two looks at what somebody has in sight: each is asked, and written down, as any other look. */
const pollInterval = 120_000;

/**
 * Of a query that stays right while its page is open: asked again by the clock while the page is visible, when somebody
 * comes back to it, and after everything that this person does (`createQueryClient`). What is in sight stays until the
 * answer is there.
 */
export const live = {
  refetchInterval: pollInterval,
  refetchOnWindowFocus: true,
  meta: { quiet: true, live: true },
} as const;
