import { Checkbox } from '@camp/ui/fields/checkbox';
import { DateField } from '@camp/ui/fields/date-field';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from '../form-values';
import type { KindProps } from './kind-props';

/** Replaces the day while the day is unknown. No schema accepts this value, and no date box shows it. */
const undated = 'undated';

/**
 * A checkbox for a condition, which then asks for the day of the last incident. Without a day the value is `undated`.
 * No schema accepts this value, so the error is that of a missing date.
 */
export function IncidentKind({ name, field }: KindProps<'incident'>) {
  const { field: answer, fieldState } = useController<FormValues, string>({ name });
  const lastDay = useRef('');
  const { value, onChange, onBlur, ref } = answer;
  const isTicked = typeof value === 'string' && value !== '';
  const day = isTicked && value !== undated ? value : '';
  if (day !== '') lastDay.current = day;
  return (
    <div className="incident">
      <Checkbox
        label={field.question}
        name={`${name}-happened`}
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked ? lastDay.current || undated : '')}
        onBlur={onBlur}
      />
      {isTicked && (
        <DateField
          label={
            <>
              Last incident<VisuallyHidden>: {field.question}</VisuallyHidden>
            </>
          }
          hint={field.hint}
          required
          autoComplete="off"
          name={name}
          value={day}
          onChange={({ target }) => onChange(target.value || undated)}
          onBlur={onBlur}
          ref={ref}
          error={fieldState.error?.message}
        />
      )}
    </div>
  );
}
