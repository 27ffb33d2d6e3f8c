import type { Action, Subject } from '../access/catalogue';

/**
 * A right that opens an operation: any one of the actions on the subject. `own` operations check besides, in their
 * use case, that the object belongs to the person.
 */
export interface Right {
  subject: Subject;
  anyOf: readonly Action[];
}

/** Who may call an operation. `public` and `signed-in` are explicit words; nothing is open by omission. */
export type Access = 'public' | 'signed-in' | Right;

/** What a call carries. Each part is left out where the operation has none. */
export interface OperationInput {
  params?: object;
  query?: object;
  body?: object;
}

/**
 * One call of the API, declared once: the API mounts it, the browser calls it, the tests enumerate it
 * (architecture.md, rule 1). No zod here, so that the browser's first load does not pay for schemas.
 */
export interface Operation<Input extends OperationInput = OperationInput, Output = unknown> {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below `/api`, with Express parameters: `/camper/read/:id`. */
  path: string;
  access: Access;
  /** One line for the generated API page. */
  summary: string;
  /** The file part's name where the call may come as multipart form data. */
  file?: string;
  /** That file part may come under any name. */
  anyFile?: boolean;
  /** Answers with bytes instead of JSON. */
  binary?: boolean;
  /** Success status; 200 when absent, creates say 201. */
  status?: 200 | 201;
  /** Carries the types only; never set. */
  readonly types?: { input: Input; output: Output };
}

/** A right by its words: `may('view-all', 'camper')`. */
export function may(action: Action | readonly Action[], subject: Subject): Right {
  return { subject, anyOf: typeof action === 'string' ? [action] : action };
}

/** Declares an operation with the types of what goes in and comes out. */
export function operation<Input extends OperationInput, Output>(
  declaration: Omit<Operation, 'types'>,
): Operation<Input, Output> {
  return declaration;
}

/** What an operation takes. */
export type InputOf<O> = O extends Operation<infer Input, unknown> ? Input : never;

/** What an operation answers. */
export type OutputOf<O> = O extends Operation<infer _Input, infer Output> ? Output : never;
