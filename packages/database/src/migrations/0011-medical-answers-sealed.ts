import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';
import { SealError } from '../sealing/seal';
import { openAnswers, sealAnswers } from '../sealing/seal-documents';
import { claimKeys } from '../sealing/used-keys';
import { barOlderPrograms } from './lease';
import type { Migration } from './migration';
import { medicalNames, type SealedCollection } from './0011-medical-names';
import { sealPictures, unsealedPictures } from './0011-seal-pictures';

/** Records per command, so that no command takes long. */
const batch = 200;

/** Adds the field `sealed` and removes what it contains. */
type Conversion = { updateOne: { filter: object; update: object } };

/**
 * Encrypts the medical answers, their names in the audit, and the private pictures. The fields of each record become
 * one value, so a record is converted or not. A record that changes meanwhile is converted in the next pass.
 */
export const medicalAnswersSealed: Migration = {
  number: 11,
  name: 'medical answers and private pictures are encrypted',
  // Programs that don't know the encryption would show children without their allergies.
  replaces: 9,
  isReversible: false,
  countDue: countUnsealed,
  up: async (database, { keys } = {}) => {
    await barOlderPrograms(database);
    await database.collection<{ _id: number }>('migrations').deleteOne({ _id: 9 });
    // Before the first value, so that a start with another key is refused even if this run dies.
    if (keys) await claimKeys(database, keys);
    for (const collection of Object.keys(medicalNames) as SealedCollection[])
      while ((await sealCollection(database, collection, keys)) > 0);
    while ((await sealAudit(database, keys)) > 0);
    await sealPictures(database, keys);
    await renameClaims(database);
  },
};

/** @throws SealError without a key */
export function needed(keys: Keyring | undefined): Keyring {
  if (!keys)
    throw new SealError(
      'MEDICAL_KEY is missing. It is needed to encrypt the medical answers in the database.',
    );
  return keys;
}

/** @returns the number of records that were not encrypted yet */
function sealCollection(database: mongo.Db, collection: SealedCollection, keys: Keyring | undefined) {
  const names = medicalNames[collection];
  return sealAll(database.collection(collection), unsealedIn(collection), (stored) => {
    const answers = Object.fromEntries(
      names.filter((name) => name in stored).map((name) => [name, stored[name]]),
    );
    const sealer = { collection, kind: { names: new Set(names) }, keys: needed(keys) };
    // A program of before may have written into a record that was converted already.
    const all = { ...openAnswers(sealer, stored), ...answers };
    // A hash of the whole form would confirm a guess of the answers.
    const hashes = ['submissionBody', ...(isHash(stored.submissionKey) ? ['submissionKey'] : [])];
    return {
      // Lists filter by them. Only campers had them in every version.
      $set: {
        sealed: sealAnswers(sealer, stored, all),
        ...(isRegistration(collection) && !stored.flags && { flags: flagsOf(all, stored) }),
      },
      $unset: Object.fromEntries([...Object.keys(answers), ...hashes].map((name) => [name, 1])),
    };
  });
}

/** Records with a field that is not encrypted yet. */
const unsealedIn = (collection: SealedCollection) => ({
  $or: medicalNames[collection].map((name) => ({ [name]: { $exists: true } })),
});

const isRegistration = (collection: SealedCollection) =>
  ['campers', 'counselors', 'staff-applications'].includes(collection);

const flagsOf = (answers: mongo.Document, { imageId }: mongo.Document) => ({
  allergy: answers.allergicReactions === 'Yes',
  diet: answers.dietaryRestrictions === 'Yes',
  medication: answers.medications === 'Yes',
  proof: (imageId ?? null) !== null,
});

/** A seat's claim named the hash too. It names the camper instead. */
async function renameClaims(database: mongo.Db): Promise<void> {
  const camps = database.collection<{ claims?: { key: string; camperId: mongo.ObjectId }[] }>('camps');
  for (const { _id, claims = [] } of await camps.find({}, { projection: { claims: 1 } }).toArray())
    for (const { key, camperId } of claims.filter((claim) => claim.key.includes(' body-')))
      await camps.updateOne({ _id, 'claims.key': key }, { $set: { 'claims.$.key': camperId.toString() } });
}

/** Whether a submit is known by a hash of its form. */
export const isHash = (key: unknown) => typeof key === 'string' && key.startsWith('body-');

const audited = {
  camper: medicalNames.campers,
  counselor: medicalNames.counselors,
  staff: medicalNames['staff-applications'],
};

const unsealedAudits = {
  sealed: { $exists: false },
  $or: Object.entries(audited).map(([subject, names]) => ({ subject, fields: { $in: names } })),
};

async function countUnsealed(database: mongo.Db): Promise<number> {
  const counts = await Promise.all([
    ...(Object.keys(medicalNames) as SealedCollection[]).map((name) =>
      database.collection(name).countDocuments(unsealedIn(name)),
    ),
    database.collection('audits').countDocuments(unsealedAudits),
    database.collection('images').countDocuments(unsealedPictures),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The names of the changed answers are encrypted with the medical ones. The others stay readable too. */
function sealAudit(database: mongo.Db, keys: Keyring | undefined) {
  return sealAll(database.collection('audits'), unsealedAudits, (row) =>
    sealNames(row, audited[row.subject as keyof typeof audited], keys),
  );
}

/** The update that encrypts which answers an audit row names. @param medical - the names that don't stay readable */
export function sealNames(row: mongo.Document, medical: readonly string[], keys: Keyring | undefined) {
  const fields = row.fields as string[];
  const sealer = { collection: 'audits', kind: { names: new Set(['fields']) }, keys: needed(keys) };
  return {
    $set: {
      fields: fields.filter((name) => !medical.includes(name)),
      sealed: sealAnswers(sealer, row, { fields }),
    },
  };
}

/**
 * Converts the documents that are still in the clear, in batches.
 *
 * @param plain - filter for them
 * @param convert - the update of a document
 * @returns how many were found
 */
export async function sealAll(
  collection: mongo.Collection,
  plain: object,
  convert: (stored: mongo.Document) => object,
): Promise<number> {
  let found = 0;
  let after: mongo.ObjectId | undefined;
  for (;;) {
    const filter = { ...plain, ...(after && { _id: { $gt: after } }) };
    const due = await collection.find(filter).sort({ _id: 1 }).limit(batch).toArray();
    if (due.length === 0) return found;
    found += due.length;
    after = due.at(-1)?._id as mongo.ObjectId | undefined;
    const conversions = due.map((stored): Conversion => ({
      updateOne: {
        filter: { _id: stored._id, updatedAt: (stored.updatedAt ?? null) as unknown },
        update: convert(stored),
      },
    }));
    await collection.bulkWrite(conversions as mongo.AnyBulkWriteOperation[], { ordered: false });
  }
}
