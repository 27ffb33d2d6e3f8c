import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Follows what stands in an uncontrolled input, for counters and hints beside it.
 *
 * Form libraries write defaults and resets straight into the element without an event, therefore the element is
 * read again after every render as well.
 * @param outerRef the caller's ref, which keeps working
 * @returns the value, the ref for the element, and what to call on its input event
 */
export function useTypedValue<Control extends TextControl>(outerRef: Ref<Control> | undefined) {
  const ref = useRef<Control>(null);
  useImperativeHandle(outerRef, () => ref.current as Control, []);
  const [value, setValue] = useState('');
  const read = useCallback(() => setValue(ref.current?.value ?? ''), []);
  useEffect(read);
  return { value, ref, read };
}
