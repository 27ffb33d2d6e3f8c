import { useEffect, useRef } from 'react';

const controls = 'input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]';

/** Focuses the control with `data-autofocus` in an element, otherwise its first one. @param id of the element */
export function focusFirstIn(id: string): void {
  const element = document.getElementById(id);
  const control = element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector(controls);
  if (control instanceof HTMLElement) control.focus();
}

/** Whether the focused element has disappeared. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * A step that replaces another one removes the pressed button, and the focus with it. This leads the focus to the new
 * step (`focusFirstIn`), unless something else has it.
 *
 * @param id of the element around the steps
 */
export function useStepFocus(id: string, step: unknown): void {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (isFocusLost()) focusFirstIn(id);
  }, [id, step]);
}
