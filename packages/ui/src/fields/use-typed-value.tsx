import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tracks the value of an uncontrolled input, for counters and hints.
 *
 * Form libraries write defaults and resets into the element without an event, so the element is also read after every
 * render.
 *
 * @param outerRef the caller's ref, which keeps working
 * @returns the value, the element's ref, and its input event handler
 */
export function useTypedValue<Control extends TextControl>(outerRef: Ref<Control> | undefined) {
  const ref = useRef<Control>(null);
  useImperativeHandle(outerRef, () => ref.current as Control, []);
  const [value, setValue] = useState('');
  const read = useCallback(() => setValue(ref.current?.value ?? ''), []);
  useEffect(read);
  return { value, ref, read };
}
