import { useRef, type ChangeEvent, type FocusEvent } from 'react';
import type { ChangeHandler } from 'react-hook-form';

/**
 * Writes an answer the way it is read later, once its field is left: while it is typed nothing moves under the
 * fingers. The browser's own filling in comes without leaving the field. What nobody typed stays as it is, so that
 * walking through a form changes nothing.
 *
 * @param registration of the field with the form
 * @param tidy gives back whatever it does not know
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
