/**
 * Scrolls a field into full view: label, control and error. It stays below sticky elements at the top of the window,
 * and above toasts and the submit bar at the bottom (the page's `scroll-padding`).
 *
 * @param control the focusable part
 */
function showField(control: Element): void {
  (control.closest('.camp-field') ?? control).scrollIntoView({ block: 'start' });
}

/** `showField` for the focused field, if any. */
export function showFocusedField(): void {
  const control = document.activeElement;
  if (control?.closest('.camp-field')) showField(control);
}

/**
 * Focuses a field and scrolls it into full view.
 *
 * @param id of the field
 * @returns whether it exists
 */
export function leadToField(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  showField(control);
  return true;
}
