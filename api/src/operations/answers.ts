import { recordId } from '@camp/contracts/forms/fields';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import type { Done, Written } from '@camp/contracts/operations/replies';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import type { Call, PersonalCall, UploadedFile } from './call';

/** The parameters of a call about one record. */
export const byId = z.object({ id: recordId() });

/** A form with its idempotency key. */
export interface Submit<Form> {
  form: Form;
  file: UploadedFile | undefined;
  idempotencyKey: string | string[] | undefined;
  /** The header with the versions of the texts that the person agreed to. */
  agreedVersions?: string | string[] | undefined;
}

/** The header with the versions of the texts that a person agreed to. */
export const agreedVersionsIn = (headers: Call<unknown, unknown, unknown>['headers']) =>
  headers[agreedVersionsHeader.toLowerCase()];

/** The input of an operation that creates a record. */
export const submitted = <Form>({ body, file, headers }: Call<unknown, unknown, Form>): Submit<Form> => ({
  form: body,
  file,
  idempotencyKey: headers['idempotency-key'],
  agreedVersions: agreedVersionsIn(headers),
});

/** Shape **W** of docs/calls.md. */
export const written = <Stored extends { _id: string }>(msg: Stored): Written<Stored> => ({
  result: true,
  msg,
  _id: msg._id,
});

/**
 * The response of an operation without a result.
 * @param work - runs before the response
 */
export const done = (work: Promise<unknown>): Promise<Done> => work.then(() => ({ result: true }));

/** Shape **L** of docs/calls.md: the requested part of a list, with the total number of entries. */
export function listed<Item>(
  { setHeader }: Pick<Call<unknown, unknown, unknown>, 'setHeader'>,
  { items, total }: { items: Item[]; total: number },
): Item[] {
  setHeader('X-Total-Count', String(total));
  return items;
}

/** A handler that stores one record per idempotency key. */
export const making = <Body extends z.ZodType, Stored extends { _id: string }>(
  body: Body,
  make: (
    deps: Dependencies,
    person: Person,
    sent: z.output<Body>,
    idempotencyKey: Submit<unknown>['idempotencyKey'],
  ) => Promise<Stored>,
) => ({
  body,
  run: async (call: PersonalCall<undefined, undefined, z.output<Body>>, deps: Dependencies) =>
    written(await make(deps, call.person, call.body, call.headers['idempotency-key'])),
});

/** A handler for an action on one record, such as its deletion. */
export const happening = (work: (deps: Dependencies, person: Person, id: string) => Promise<unknown>) => ({
  params: byId,
  run: ({ params, person }: PersonalCall<{ id: string }, undefined, undefined>, deps: Dependencies) =>
    done(work(deps, person, params.id)),
});
