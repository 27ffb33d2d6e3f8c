/** Shape **W** of docs/calls.md: what a create or an update of a record answers. */
export interface Written<Stored> {
  result: true;
  msg: Stored;
  _id: string;
}

/** What a call that only happens answers. */
export interface Done {
  result: true;
}

/** What a call answers whose message is shown to the person. */
export interface DoneWithMessage extends Done {
  msg: string;
}

/** One field's error; `path` is the field's name, with dots for nested ones. */
export interface FieldError {
  path: string;
  message: string;
}

/** The words by which code tells refusals apart; each has its status in the API's error table. */
export type ProblemCode =
  | 'invalid'
  | 'malformed'
  | 'unauthenticated'
  | 'wrong-login'
  | 'unverified'
  | 'forbidden'
  | 'csrf'
  | 'not-found'
  | 'image-pending'
  | 'no-camp'
  | 'conflict'
  | 'duplicate'
  | 'choose-password'
  | 'registration-closed'
  | 'not-payable'
  | 'paid'
  | 'last-administrator'
  | 'too-large'
  | 'unsupported-media-type'
  | 'too-many-requests'
  | 'payment-provider'
  | 'unavailable'
  | 'internal';

/** The body of every refusal (docs/calls.md). */
export interface Problem {
  message: string;
  code: ProblemCode;
  requestId: string;
  errors?: FieldError[];
}

/** Paging and search that every list takes; the whole answer (at most 5,000) when `page` is absent. */
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
