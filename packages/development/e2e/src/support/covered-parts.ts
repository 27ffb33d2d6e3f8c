/**
 * The parts of the focused field that are outside the window or covered. Runs in the page.
 *
 * @returns selectors of the parts. Empty if label and error are visible
 */
export function coveredParts(): string[] {
  const field = document.activeElement?.closest('.camp-field');
  if (!field) return ['no field has the focus'];
  return ['.camp-field__label', '.camp-field__error'].filter((part) => {
    const { left, top, height } = field.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(-1);
    return !field.contains(document.elementFromPoint(left + 2, top + height / 2));
  });
}
