import type { ComponentProps } from 'react';
import { classNames } from './class-names';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** The meaning of a standalone icon. Without a label, the icon is decorative and hidden from screen readers. */
  label?: string;
}

/**
 * The frame of every icon: 24 units square, drawn with a 2-unit line in the text color.
 *
 * @param d the data of the one path
 */
export function Icon({ d, label, className, ...attributes }: IconProps & { d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classNames('camp-icon', className)}
    >
      <path d={d} />
    </svg>
  );
}
