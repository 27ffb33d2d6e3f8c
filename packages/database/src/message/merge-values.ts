import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { MergeValues } from '@camp/contracts/message/merge';
import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';
import type { StoredUser } from '../user/user-model';
import type { StoredMessage } from './message-model';

/** As much of a record as a message may say. */
export interface NamedRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  nameFirst: string;
  nameLast: string;
}

const named = { userId: 1, nameFirst: 1, nameLast: 1 } as const;

/** Reads records of a list by their ids; a list without one does not compile. */
const readNamed: Record<RecordKind, (models: Models, filter: object) => Promise<NamedRecord[]>> = {
  camper: ({ Camper }, filter) => Camper.find(filter, named).lean<NamedRecord[]>(),
  counselor: ({ Counselor }, filter) => Counselor.find(filter, named).lean<NamedRecord[]>(),
  'counselor-app': ({ CounselorApplication }, filter) =>
    CounselorApplication.find(filter, named).lean<NamedRecord[]>(),
  staff: ({ StaffApplication }, filter) => StaffApplication.find(filter, named).lean<NamedRecord[]>(),
};

/** The records that a filter finds, as much of them as a message may say. */
export const namedRecords = (models: Models, list: RecordKind, filter: object): Promise<NamedRecord[]> =>
  readNamed[list](models, filter);

/** What the fields of a message stand for, for one reader, as the records are now. */
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
