import type { WheelEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** A number. With react-hook-form: `register('year', { valueAsNumber: true })`. */
export function NumberField({ onWheel, ...props }: TextFieldProps) {
  // Scrolling the page over a focused number must not change it.
  const leaveOnWheel = (event: WheelEvent<HTMLInputElement>) => {
    event.currentTarget.blur();
    onWheel?.(event);
  };
  return <TextField inputMode="numeric" autoComplete="off" {...props} type="number" onWheel={leaveOnWheel} />;
}
