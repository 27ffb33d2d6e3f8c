import { onlyAdministrators, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { OfferedScope } from './scopes';

/** An access token, as administrators see it. The token itself is stored nowhere. */
export interface AccessTokenRecord {
  _id: string;
  name: string;
  scopes: OfferedScope[];
  /** Name of the administrator who made it. Null if the account is gone. */
  madeBy: string | null;
  /** Whether it works: not expired, and its maker still has the role admin. */
  works: boolean;
  expiresAt: string;
  /** Up to a minute late. Null if it was never used. */
  lastUsedAt: string | null;
  createdAt: string;
}

/** A new token, with the text that programs send. It is shown only once. */
export interface NewAccessToken extends AccessTokenRecord {
  token: string;
}

// Access tokens for the camp's own programs (docs/decisions/0109-tokens-and-webhooks.md). Only for the role admin.

const mayManage = onlyAdministrators('edit-all', 'admin');

export const list = operation<object, AccessTokenRecord[]>('GET /access-token/list', mayManage);

/** `current` is the password of the administrator's account. */
export const create = operation<
  { body: { name: string; scopes: OfferedScope[]; days: string; current: string } },
  Written<NewAccessToken>
>('POST /access-token/create', mayManage, { status: 201, freshProof: 'always' });

const deleteToken = operation<{ params: ById }, Done>('DELETE /access-token/delete/:id', mayManage);
export { deleteToken as delete };
