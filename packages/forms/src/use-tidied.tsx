import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import type { ChangeHandler } from 'react-hook-form';

/**
 * Reformats an answer when its field loses focus, so that nothing moves while typing. Autofilled text is reformatted
 * at once, since it doesn't move the focus. Untouched text isn't reformatted, so that tabbing through a form changes
 * nothing.
 *
 * @param registration of the field with the form
 * @param tidy reformats the text, and returns unknown text unchanged
 * @returns the handlers for the control
 */
export function useTidied(
  { onChange, onBlur }: { onChange: ChangeHandler; onBlur: ChangeHandler },
  tidy: (typed: string) => string,
) {
  const isTyped = useRef(false);
  const write = (control: HTMLInputElement) => {
    const tidied = tidy(control.value);
    const isNew = tidied !== control.value;
    if (isNew) control.value = tidied;
    return isNew;
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      isTyped.current = 'inputType' in event.nativeEvent;
      if (!isTyped.current) write(event.target);
      void onChange(event);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      if (isTyped.current && write(event.target)) void onChange({ target: event.target, type: 'change' });
      isTyped.current = false;
      void onBlur(event);
    },
  };
}
