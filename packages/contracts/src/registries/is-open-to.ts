import type { Action, Subject } from '../access/catalogue';
import type { GuardedPage } from './page';

/** Somebody who may open pages. */
export interface Opener {
  may: (action: Action, subject: Subject) => boolean;
  isAdministrator: boolean;
}

/** Whether somebody has what a page requires. */
export const isOpenTo = ({ may, isAdministrator }: Opener, needs: GuardedPage['needs']): boolean =>
  needs === undefined ||
  (may(needs.action, needs.subject) && (isAdministrator || needs.administratorsOnly !== true));
