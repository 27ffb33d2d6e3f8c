import type { MessageRecord } from '@camp/contracts/message/operations';
import type { MessageInput } from '@camp/contracts/message/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredMessage } from '@camp/database/message/message-model';
import { ownedBy } from '@camp/database/user/owned-by';
import { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { createOnce } from '../idempotency/create-once';
import type { Person } from '../auth/person';
import { ProblemError } from '../refusals/problem';
import { leaveOldKey, submissionOf, submittedBy } from '../idempotency/submission';
import { transact } from '../transact';
import { findGroup, type Reader } from './find-group';
import { presentMessages } from './present-message';

/** Most recipients, ten times the number of a camp's families, counselors and staff. */
const mostReaders = 5_000;

/** The recipients of a message and its submit. */
interface Posting {
  campYear: number;
  readers: readonly Reader[];
  isTest: boolean;
  submission?: ReturnType<typeof submissionOf>;
}

/**
 * Sends a message in the background to all current recipients of the list's address, each once. A repeated submit
 * returns the same message.
 * @throws ProblemError as `findGroup` does, or 409 for no recipients or too many
 */
export async function sendMessage(
  deps: Dependencies,
  person: Person,
  input: MessageInput,
  idempotencyKey: string | string[] | undefined,
): Promise<MessageRecord> {
  const { models } = deps;
  const { readers, campYear } = await findGroup(deps, person, input);
  const submission = submissionOf(idempotencyKey, person.userId, input);
  const findAgain = () =>
    models.Message.find({ ...ownedBy(person), submissionKey: submission.key }).lean<StoredMessage[]>();
  const create = () => {
    if (readers.length === 0)
      throw new ProblemError('conflict', 'This group has nobody to email. Choose another group.');
    if (readers.length > mostReaders)
      throw new ProblemError('conflict', 'A message can go to at most 5,000 people. Choose a smaller group.');
    return post(deps, person, input, { readers, campYear, isTest: false, submission });
  };
  const message = await createOnce(deps, { submission, found: await findAgain(), findAgain, create });
  const [record] = await presentMessages(models, [message]);
  if (!record) throw new Error('A message that was sent has no record.');
  return record;
}

/**
 * Sends a message only to its author, as the first recipient would get it.
 * @throws ProblemError as `sendMessage` does
 */
export async function testMessage(deps: Dependencies, person: Person, input: MessageInput): Promise<void> {
  const { readers, campYear } = await findGroup(deps, person, input);
  const [first] = readers;
  if (!first) throw new ProblemError('conflict', 'This group has nobody to email. Choose another group.');
  await post(deps, person, input, { readers: [first], campYear, isTest: true });
}

function post(
  deps: Dependencies,
  person: Person,
  input: MessageInput,
  { campYear, readers, isTest, submission }: Posting,
): Promise<StoredMessage> {
  const { models } = deps;
  const userId = new Types.ObjectId(person.userId);
  return transact(deps, async (session, record) => {
    const { records, ...message } = input;
    const written = {
      ...message,
      ...(records && { records: records.map((id) => new Types.ObjectId(id)) }),
      campYear,
      isTest,
      userId,
      ...(submission && submittedBy(submission)),
    };
    if (submission) await leaveOldKey(models.Message, submission, deps.clock.now(), session, { userId });
    const [stored] = await models.Message.create([written], { session });
    if (!stored) throw new Error('The message was not stored.');
    const rows = readers.map(({ user, recordIds }) => ({
      messageId: stored._id,
      userId: user._id,
      recordIds,
      state: 'waiting' as const,
      ...(isTest && { toUserId: userId }),
    }));
    await models.MessageRecipient.insertMany(rows, { session });
    await record('message.sent', { messageId: stored._id.toString() });
    await writeAudit(models, doneBy(person, 'send-message', 'message', [stored._id]), session);
    return stored.toObject();
  });
}
