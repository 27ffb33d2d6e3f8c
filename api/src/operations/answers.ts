import { recordId } from '@camp/contracts/forms/fields';
import type { Done, Written } from '@camp/contracts/operations/replies';
import * as z from 'zod';
import type { Call, UploadedFile } from './call';

/** The parameters of a call about one record. */
export const byId = z.object({ id: recordId() });

/** A form as somebody sent it, and the key by which a repeat of it is known. */
export interface Submit<Form> {
  form: Form;
  file: UploadedFile | undefined;
  idempotencyKey: string | string[] | undefined;
}

/** What a call brings to make a record. */
export const submitted = <Form>({ body, file, headers }: Call<unknown, unknown, Form>): Submit<Form> => ({
  form: body,
  file,
  idempotencyKey: headers['idempotency-key'],
});

/** Shape **W** of docs/calls.md. */
export const written = <Stored extends { _id: string }>(msg: Stored): Written<Stored> => ({
  result: true,
  msg,
  _id: msg._id,
});

/** The answer of a call that only happens. @param work - what is to happen before */
export const done = (work: Promise<unknown>): Promise<Done> => work.then(() => ({ result: true }));

/** Shape **L** of docs/calls.md: what of a list was asked for, with how many entries there are in all. */
export function listed<Item>(
  { setHeader }: Pick<Call<unknown, unknown, unknown>, 'setHeader'>,
  { items, total }: { items: Item[]; total: number },
): Item[] {
  setHeader('X-Total-Count', String(total));
  return items;
}
