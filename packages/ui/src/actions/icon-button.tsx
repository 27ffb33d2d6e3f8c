import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name and tooltip: what the button does. */
  label: string;
  icon: ReactNode;
}

/** A round button that shows only an icon. */
export function IconButton({ label, icon, type = 'button', className, ...attributes }: IconButtonProps) {
  return (
    <button
      title={label}
      {...attributes}
      type={type}
      aria-label={label}
      className={classNames('camp-icon-button', className)}
    >
      {icon}
    </button>
  );
}
