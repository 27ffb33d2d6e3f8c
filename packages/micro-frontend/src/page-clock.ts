// Shared between the shell, which sets it, and the pages (webpack/shared.cjs).
let renderedFor: Date | undefined;

/**
 * Sets the time that pages are rendered for: the server's, until the browser has taken the page over. Otherwise a
 * browser whose clock is wrong would render other words than the server.
 *
 * @param time undefined for the clock
 */
export function renderFor(time: Date | undefined): void {
  renderedFor = time;
}

/** The current time, for what a page renders. */
export const pageNow = (): Date => renderedFor ?? new Date();
