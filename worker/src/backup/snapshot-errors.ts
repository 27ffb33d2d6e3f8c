import { mongo } from 'mongoose';

const tooOld =
  'The backup took longer than MongoDB keeps its moment. Start MongoDB with a higher minSnapshotHistoryWindowInSeconds, and run the backup again.';
const changed =
  'MongoDB changed collections or indexes during the backup, so it has no single moment. Run the backup again.';
const without =
  'This database can’t read at one moment, so a backup of it could contradict itself. Use MongoDB 7.0 or newer as a replica set.';

/** Codes of MongoDB, and of engines that speak its protocol without all of its commands. */
const sentences = new Map<unknown, string>([
  [239, tooOld],
  [246, changed],
  // InvalidOptions, CommandNotSupported, NotAReplicaSet, NotImplemented.
  ...[72, 115, 123, 238].map((code): [number, string] => [code, without]),
]);

/** The error of a snapshot read with one sentence for the operator. Any other error stays as it is. */
export function inOneSentence(error: unknown): unknown {
  const sentence =
    error instanceof mongo.MongoCompatibilityError
      ? without
      : error instanceof mongo.MongoServerError && sentences.get(error.code);
  return sentence ? new Error(sentence, { cause: error }) : error;
}
