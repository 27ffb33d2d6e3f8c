import type { Action, Subject } from '../access/catalogue';

/**
 * A right that an operation requires: any one of the actions on the subject. If a record is involved, the use case also
 * checks access to this record (`policies.ts` of the API's concepts).
 */
export interface Right {
  subject: Subject;
  anyOf: readonly Action[];
  /** Whether the person also needs the role admin, whatever rights another role has. */
  administratorsOnly?: true;
}

/**
 * Who may call an operation: everyone, people who are logged in, or people with the right. All rights of a list are
 * required. `public` and `signed-in` are explicit, so no operation is open by omission.
 */
export type Access = 'public' | 'signed-in' | Right | readonly Right[];

/** The parts of a call. Unused parts are absent. */
export interface OperationInput {
  params?: object;
  query?: object;
  body?: object;
}

/**
 * One call of the API, declared once. The API mounts it, the browser calls it and the tests enumerate it
 * (docs/architecture.md, Rules). It doesn't import zod, so that the browser's first load contains no schemas.
 */
export interface Operation<
  Input extends OperationInput = OperationInput,
  Output = unknown,
  OpenTo extends Access = Access,
> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, with Express parameters: `/camper/read/:id`. */
  path: string;
  access: OpenTo;
  /** The name of the file part, if the call may have multipart form data. */
  file?: string;
  /** Whether the file part may have any name. */
  anyFile?: boolean;
  /** Content type of a response that is bytes instead of JSON. */
  binary?: 'text/csv' | 'image/webp' | 'application/zip';
  /** Whether the response is the same for everyone, or nearly. Browsers cache it and revalidate it on each use. */
  shared?: boolean;
  /**
   * Whether people whose accounts have or need a second factor must have proven in the last minutes that it's them.
   * `sometimes`: if its use case finds that this call needs it (docs/decisions/0115-fresh-proof.md).
   */
  freshProof?: 'always' | 'sometimes';
  /** Success status. Default: 200. Creates declare 201. */
  status?: 200 | 201;
  /** The types of input and output, which are never set at run time. */
  readonly types?: { input: Input; output: Output };
}

/** Declares a right, as in `may('view-all', 'camper')`. */
/* #__NO_SIDE_EFFECTS__ */
export function may(action: Action | readonly Action[], subject: Subject): Right {
  return { subject, anyOf: typeof action === 'string' ? [action] : action };
}

/** Declares a right that counts only for the role admin. The pages of such calls declare the same. */
/* #__NO_SIDE_EFFECTS__ */
export const onlyAdministrators = (action: Action, subject: Subject): Right => ({
  ...may(action, subject),
  administratorsOnly: true,
});

/** Options that few operations need. */
type More = Pick<Operation, 'file' | 'anyFile' | 'binary' | 'shared' | 'freshProof' | 'status'>;

/** The HTTP method. */
type Route = `${Operation['method']} /${string}`;

/** Declares an operation with its input and output types. Its type shows whether a login is required. */
export function operation<Input extends OperationInput, Output>(
  route: Route,
  access: 'public',
  more?: More,
): Operation<Input, Output, 'public'>;
export function operation<Input extends OperationInput, Output>(
  route: Route,
  access: Exclude<Access, 'public'>,
  more?: More,
): Operation<Input, Output, Exclude<Access, 'public'>>;
/* #__NO_SIDE_EFFECTS__ */
export function operation(route: Route, access: Access, more?: More): Operation {
  const [method, path] = route.split(' ') as [Operation['method'], string];
  return { method, path, access, ...more };
}

export type InputOf<O> = O extends Operation<infer Input, unknown> ? Input : never;

export type OutputOf<O> = O extends Operation<infer _Input, infer Output> ? Output : never;
