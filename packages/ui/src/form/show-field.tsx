/**
 * Scrolls a field into view whole: its label, its control and its sentence, below what stays at the top of the window
 * and far from the notifications and the bar at its foot (`scroll-padding` of the page).
 *
 * @param control the part that takes the focus
 */
function showField(control: Element): void {
  (control.closest('.camp-field') ?? control).scrollIntoView({ block: 'start' });
}

/** `showField` for the one with the focus, where a field has it. */
export function showFocusedField(): void {
  const control = document.activeElement;
  if (control?.closest('.camp-field')) showField(control);
}

/**
 * Gives a field the focus and shows it whole.
 *
 * @param id of the field
 * @returns whether there is one
 */
export function leadToField(id: string): boolean {
  const control = document.getElementById(id);
  if (!control) return false;
  control.focus({ preventScroll: true });
  showField(control);
  return true;
}
