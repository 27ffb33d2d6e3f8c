import { flushSync } from 'react-dom';

/** Focuses the page's h1, after the focused element was removed, such as a deleted row. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/**
 * Closes something that disappears with its opener, such as a dialog with its row. The focus can't return to the
 * opener.
 */
export function closeToHeading(close: () => void): void {
  flushSync(close);
  focusHeading();
}
