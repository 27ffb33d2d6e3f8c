import type { Action, Subject } from '../access/catalogue';
import { may } from '../operations/operation';
import type { ListQuery } from '../operations/replies';

/** What every reader of a registration without seats sees besides the form's fields. */
export interface RegistrationStanding {
  _id: string;
  userId: string;
  campYear: number;
  /** It came after the day on which it was due. */
  late: boolean;
  createdAt: string;
  updatedAt: string;
}

/** Filters of such a list: each answer that is one of a few by its name. */
export interface RegistrationListQuery extends ListQuery {
  year?: number;
  [answer: string]: string | number | undefined;
}

/** One's own record with the action, anybody's with its `-all` form. */
/* #__NO_SIDE_EFFECTS__ */
export const mayOwnOrAll = (action: Extract<Action, 'view' | 'edit' | 'delete'>, subject: Subject) =>
  may([action, `${action}-all`], subject);
