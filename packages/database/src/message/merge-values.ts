import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { MergeValues } from '@camp/contracts/message/merge';
import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';
import { registrationsOf, type AnyRegistration } from '../registration/registrations-of';
import type { StoredUser } from '../user/user-model';
import type { StoredMessage } from './message-model';

/** The fields of a record that a message may use. */
export type NamedRecord = Pick<AnyRegistration, '_id' | 'userId' | 'nameFirst' | 'nameLast'>;

const named = { userId: 1, nameFirst: 1, nameLast: 1 } as const;

/** Finds the records of a list, with the fields that a message may use. */
export const namedRecords = (models: Models, list: RecordKind, filter: object): Promise<NamedRecord[]> =>
  registrationsOf(models, list).find(filter, named).lean<NamedRecord[]>();

/** The values of a message's merge fields for one recipient, from the current records. */
export async function mergeValuesFor(
  models: Models,
  { list, campYear }: Pick<StoredMessage, 'list' | 'campYear'>,
  user: Pick<StoredUser, 'nameFirst' | 'nameLast'>,
  recordIds: readonly Types.ObjectId[],
): Promise<MergeValues> {
  const records = await namedRecords(models, list, { _id: trusted({ $in: [...recordIds] }) });
  const names = [...new Set(records.map(({ nameFirst }) => nameFirst))].sort();
  return {
    'first name': user.nameFirst,
    'last name': user.nameLast,
    names: new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' }).format(names),
    year: String(campYear),
  };
}
