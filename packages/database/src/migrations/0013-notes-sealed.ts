import type { mongo } from 'mongoose';
import { openAnswers, sealAnswers } from '../sealing/seal-documents';
import { claimKeys } from '../sealing/used-keys';
import { isHash, needed, sealAll } from './0011-medical-answers-sealed';
import type { Migration } from './migration';

/** Notes in the clear. */
const unsealed = { text: { $exists: true } };

/**
 * Encrypts the notes of administrators, which are as private as a medical answer. A note is converted or not, so an
 * interrupted run goes on with the rest.
 */
export const notesSealed: Migration = {
  number: 13,
  name: 'notes of administrators are encrypted',
  isReversible: false,
  countDue: (database) => database.collection('notes').countDocuments(unsealed),
  up: async (database, { keys } = {}) => {
    const notes = database.collection('notes');
    // Before the first note, so that a start with another key is refused even if this run dies.
    if (keys && (await notes.findOne(unsealed))) await claimKeys(database, keys);
    const convert = (stored: mongo.Document) => {
      const sealer = { collection: 'notes', kind: { names: new Set(['text']) }, keys: needed(keys) };
      const text: unknown = stored.text;
      // A hash of the whole form would confirm a guess of the text.
      const hashes = ['submissionBody', ...(isHash(stored.submissionKey) ? ['submissionKey'] : [])];
      return {
        $set: { sealed: sealAnswers(sealer, stored, { ...openAnswers(sealer, stored), text }) },
        $unset: Object.fromEntries(['text', ...hashes].map((name) => [name, 1])),
      };
    };
    while ((await sealAll(notes, unsealed, convert)) > 0);
  },
};
