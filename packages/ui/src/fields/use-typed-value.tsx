import { useCallback, useEffect, useRef, useState, type Ref } from 'react';

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
  const element = useRef<Control>(null);
  const [value, setValue] = useState('');

  const ref = useCallback(
    (control: Control | null) => {
      element.current = control;
      const cleanUp = typeof outerRef === 'function' ? outerRef(control) : undefined;
      if (outerRef && typeof outerRef === 'object') outerRef.current = control;
      return () => {
        element.current = null;
        if (typeof cleanUp === 'function') cleanUp();
        else if (typeof outerRef === 'function') outerRef(null);
        else if (outerRef) outerRef.current = null;
      };
    },
    [outerRef],
  );

  const read = useCallback(() => setValue(element.current?.value ?? ''), []);
  useEffect(read);

  return { value, ref, read };
}
