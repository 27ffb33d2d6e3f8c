import type { IncomingHttpHeaders } from 'node:http';
import type { OperationName, operations, PublicOperationName } from '@camp/contracts/registries/operations';
import type { OutputOf } from '@camp/contracts/operations/operation';
import type * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import type { Caller } from './caller';
import type { Streamed } from './streamed';

/** An uploaded picture as it arrived, not yet validated. */
export interface UploadedFile {
  field: string;
  bytes: Buffer;
}

/** The context of a handler. */
export interface Call<Params, Query, Body> extends Caller {
  params: Params;
  query: Query;
  body: Body;
  file: UploadedFile | undefined;
  requestId: string;
  headers: Readonly<IncomingHttpHeaders>;
  /** Sets a response header, such as X-Total-Count. */
  setHeader(name: string, value: string): void;
  /**
   * Sets a cookie that no script can read, for calls below the same path.
   * @param life - milliseconds
   */
  setCookie(name: string, value: string, life: number): void;
}

/** A call without a login. */
export type PublicCall<Params, Query, Body> = Call<Params, Query, Body> & { person: Person | undefined };

/** A call of a logged-in person with the operation's right. */
export type PersonalCall<Params, Query, Body> = Call<Params, Query, Body> & { person: Person };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The validated input of a call, without unknown fields. */
export interface Parts<Params, Query, Body> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** List fields of the body, since a form sends a list with one item as a text. */
  lists?: readonly string[];
  /** Whether the body is passed unparsed, to check its signature. */
  raw?: boolean;
}

type Output<Name extends OperationName> = OutputOf<(typeof operations)[Name]>;

/** Bytes may be streamed. */
type Answer<Name extends OperationName> = Promise<
  Output<Name> extends Uint8Array ? Output<Name> | Streamed : Output<Name>
>;

/** How one operation is handled. */
export interface Handler<Name extends OperationName> extends Parts<z.ZodType, z.ZodType, z.ZodType> {
  readonly run: (call: PersonalCall<unknown, unknown, unknown>, deps: Dependencies) => Answer<Name>;
}

/** A handler for every operation. A missing one does not compile. */
export type Handlers = { [Name in OperationName]: Handler<Name> };

type Schema = z.ZodType | undefined;

/** A handler as it is declared. `run` receives the validated input. */
export type Declared<
  Who extends Person | undefined,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Result,
> = Parts<Params, Query, Body> & {
  run: (
    call: Call<Parsed<Params>, Parsed<Query>, Parsed<Body>> & { person: Who },
    deps: Dependencies,
  ) => Result;
};

/** Declares the handler of a public operation. The person may be absent. */
export function publicCall<
  Name extends PublicOperationName,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(_name: Name, handler: Declared<Person | undefined, Params, Query, Body, Answer<Name>>): Handler<Name> {
  return handler as unknown as Handler<Name>;
}

/** Declares the handler of an operation that needs a login. */
export function personalCall<
  Name extends Exclude<OperationName, PublicOperationName>,
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
>(_name: Name, handler: Declared<Person, Params, Query, Body, Answer<Name>>): Handler<Name> {
  return handler as unknown as Handler<Name>;
}
