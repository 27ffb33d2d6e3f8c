import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValue, FormValues } from './form-values';

/**
 * Sets an answer as if the person had typed it, so that the draft stores it. After a submit attempt, the answer is
 * validated again.
 */
export function useWriteAnswer(): (name: string, value: FormValue) => void {
  const { register, setValue } = useFormContext<FormValues>();
  return useCallback(
    (name, value) => {
      setValue(name, value, { shouldDirty: true });
      void register(name).onChange({ target: { name, value }, type: 'change' });
    },
    [register, setValue],
  );
}
