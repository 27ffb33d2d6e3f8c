import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValue, FormValues } from './form-values';

/**
 * Writes an answer on the person's word, as if they had typed it: what stands in the field changes, the draft keeps it,
 * and after a submit attempt it is looked at again.
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
