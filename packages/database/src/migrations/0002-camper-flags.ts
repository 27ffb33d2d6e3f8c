import type { mongo } from 'mongoose';
import type { Migration } from './migration';

/** Campers per command, so that no command takes long. */
const batch = 500;

const isYes = (answer: string) => ({ $eq: [`$${answer}`, 'Yes'] });

/** The server computes the flags from the current answers, so that none can change in between. */
const flagsFromAnswers = {
  allergy: isYes('allergicReactions'),
  diet: isYes('dietaryRestrictions'),
  medication: isYes('medications'),
  proof: { $ne: [{ $ifNull: ['$imageId', null] }, null] },
};

/** Adds the flags that lists filter by to each camper. */
export const camperFlags: Migration = {
  number: 2,
  name: 'campers get their flags for lists',
  isReversible: false,
  countDue: (database) => database.collection('campers').countDocuments({ flags: { $exists: false } }),
  up: async (database) => {
    const campers = database.collection('campers');
    let after: mongo.ObjectId | undefined;
    for (;;) {
      // Continues after the last batch, so that nothing is read twice.
      const filter = { flags: { $exists: false }, ...(after && { _id: { $gt: after } }) };
      const due = await campers
        .find(filter)
        .project<{ _id: mongo.ObjectId }>({ _id: 1 })
        .sort({ _id: 1 })
        .limit(batch)
        .toArray();
      const ids = due.map(({ _id }) => _id);
      after = ids.at(-1);
      if (!after) return;
      await campers.updateMany({ _id: { $in: ids }, flags: { $exists: false } }, [
        { $set: { flags: flagsFromAnswers } },
      ]);
    }
  },
};
