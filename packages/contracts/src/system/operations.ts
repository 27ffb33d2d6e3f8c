import { may, operation } from '../operations/operation';

/** What one check of the running system found. */
export interface SystemCheck {
  /** Also the heading of its section in the runbook. */
  name: string;
  state: 'right' | 'wrong' | 'not-checked';
  /** What was found, or why it wasn't checked. */
  sentence: string;
  /** What the person who runs the site does. Only if something is wrong. */
  help?: string;
}

/** All checks, in the order in which they are shown. */
export interface SystemState {
  checks: SystemCheck[];
  checkedAt: string;
}

export const checks = operation<object, SystemState>('GET /system/checks', may('view', 'admin'));
