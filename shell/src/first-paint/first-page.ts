/**
 * From now on, pages are laid out whole (first-page.css). In a page whose height it guesses, the browser can't find the
 * position to go back to. And a section that is laid out apart would cover an open menu of the section before it.
 */
export function layOutWhole(): void {
  document.body.classList.remove('first-page');
}
