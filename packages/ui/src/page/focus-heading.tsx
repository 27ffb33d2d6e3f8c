import { flushSync } from 'react-dom';

/** Moves the focus to the page's one h1: for when what had it has gone, such as a row that was deleted. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

/** Closes what goes together with the button that asked for it, such as a row's: the focus is not for that button. */
export function closeToHeading(close: () => void): void {
  flushSync(close);
  focusHeading();
}
