import type { SavedContent } from '../content/saved-content';

/** Shape **W** of docs/calls.md: the response to a create or an update of a record. */
export interface Written<Stored> {
  result: true;
  msg: Stored;
  _id: string;
}

/** The response of a call that returns no data. */
export interface Done {
  result: true;
}

/** The response of a call whose message is shown to the person. */
export interface DoneWithMessage extends Done {
  msg: string;
}

/** One field's error. `path` is the field's name, with dots for nested fields. */
export interface FieldError {
  path: string;
  message: string;
}

/** The codes of rejections. The API's error table has the status of each. */
export type ProblemCode =
  | 'invalid'
  | 'malformed'
  | 'unauthenticated'
  | 'account-gone'
  | 'wrong-login'
  | 'second-factor'
  | 'wrong-code'
  | 'challenge-over'
  | 'second-factor-required'
  | 'proof-required'
  | 'unverified'
  | 'forbidden'
  | 'csrf'
  | 'not-found'
  | 'image-pending'
  | 'no-camp'
  | 'conflict'
  | 'duplicate'
  | 'choose-password'
  | 'changed-text'
  | 'registration-closed'
  | 'not-payable'
  | 'paid'
  | 'last-administrator'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'payment-provider'
  | 'unavailable'
  | 'restoring'
  | 'internal';

/** The body of every rejection (docs/calls.md). */
export interface Problem {
  message: string;
  code: ProblemCode;
  requestId: string;
  errors?: FieldError[];
  /** With `changed-text`: the camp's words as they are now. */
  content?: SavedContent;
  /** With `second-factor`: what the second step of the login needs. */
  challenge?: string;
}

/** Paging and search parameters of every list. Without `page`, it returns all entries (at most 5,000). */
export interface ListQuery {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
}

/** The path parameter of calls about one record. */
export interface ById {
  id: string;
}
