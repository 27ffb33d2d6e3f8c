import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { CheckIcon, InformationIcon, WarningIcon } from '../icons';

export type AlertKind = 'info' | 'success' | 'warning' | 'error';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind?: AlertKind;
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
}

const icons = {
  info: InformationIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: WarningIcon,
} satisfies Record<AlertKind, unknown>;

/** A notice inside the page. An error is announced automatically. Pass `role="status"` to other kinds that appear later. */
export function Alert({ kind = 'info', title, action, className, children, ...attributes }: AlertProps) {
  const KindIcon = icons[kind];
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      {...attributes}
      className={classNames('camp-alert', `camp-alert--${kind}`, className)}
    >
      <KindIcon className="camp-alert__icon" />
      <div className="camp-alert__body">
        {title && <p className="camp-alert__title">{title}</p>}
        {children}
        {action && <div className="camp-alert__action">{action}</div>}
      </div>
    </div>
  );
}
