import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import { setAndUnset } from '@camp/database/set-and-unset';
import type { UpdateQuery } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { noteChange } from '../records/note-change';
import { notFound } from '../refusals/problem';
import type { Transaction } from './proof';
import type { StoredKind } from './registration-kind';
import { isSilent } from './silence';

/** A change that was checked. */
interface CheckedChange<Stored> extends Transaction {
  found: Stored;
  /** Names of the answers that change. */
  fields: readonly string[];
  values: object;
  silent: boolean;
}

/** Stores what changes of a registration, writes down who changed which answers, and has its owner told. */
export async function storeChange<Stored extends Pick<StoredRegistration, '_id' | 'userId'>>(
  deps: Dependencies,
  person: Person,
  kind: StoredKind<Stored>,
  { session, record, found, fields, values, silent }: CheckedChange<Stored>,
): Promise<Stored> {
  // What the fields are of, the record's own check has said.
  const change = setAndUnset(values) as UpdateQuery<Stored>;
  const updated = await kind
    .model(deps.models)
    .findByIdAndUpdate(found._id, change, { session, returnDocument: 'after' })
    .lean<Stored>();
  if (!updated) throw notFound(kind.name);
  const { subject, form } = kind;
  const asked = { subject, record: form.record, registration: found, names: fields, silent };
  const noted = { subject, recordId: found._id, names: fields, silent: isSilent(person, asked) };
  if (fields.length > 0) await noteChange(deps, person, noted, { session, record });
  return updated;
}
