import type { Action, Subject } from '../access/catalogue';

/**
 * A right that an operation needs: any one of the actions on the subject. Where it is about an object, the use case
 * asks besides whether this person may touch this one (`policies.ts` of the API's concepts).
 */
export interface Right {
  subject: Subject;
  anyOf: readonly Action[];
}

/**
 * Who may call an operation: everybody, who is logged in, or who holds the right; of a list, all of them. `public` and
 * `signed-in` are explicit words; nothing is open by omission.
 */
export type Access = 'public' | 'signed-in' | Right | readonly Right[];

/** What a call carries. Each part is left out where the operation has none. */
export interface OperationInput {
  params?: object;
  query?: object;
  body?: object;
}

/**
 * One call of the API, declared once: the API mounts it, the browser calls it, the tests enumerate it
 * (docs/architecture.md, Rules). No zod here, so that the browser's first load does not pay for schemas.
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
  /** The file part's name where the call may come as multipart form data. */
  file?: string;
  /** That file part may come under any name. */
  anyFile?: boolean;
  /** Answers with bytes of this type instead of JSON. */
  binary?: 'text/csv' | 'image/webp';
  /**
   * The answer is the same for everybody, or almost: a browser keeps it, and asks each time whether it still is what
   * there is for whoever asks.
   */
  shared?: boolean;
  /** Success status; 200 when absent, creates say 201. */
  status?: 200 | 201;
  /** Carries the types only; never set. */
  readonly types?: { input: Input; output: Output };
}

/** A right by its words: `may('view-all', 'camper')`. */
/* #__NO_SIDE_EFFECTS__ */
export function may(action: Action | readonly Action[], subject: Subject): Right {
  return { subject, anyOf: typeof action === 'string' ? [action] : action };
}

/** What few operations have. */
type More = Pick<Operation, 'file' | 'anyFile' | 'binary' | 'shared' | 'status'>;

/** As HTTP writes it. */
type Route = `${Operation['method']} /${string}`;

/** Declares an operation with the types of what goes in and comes out; its type tells whether a login is needed. */
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

/** What an operation takes. */
export type InputOf<O> = O extends Operation<infer Input, unknown> ? Input : never;

/** What an operation answers. */
export type OutputOf<O> = O extends Operation<infer _Input, infer Output> ? Output : never;
