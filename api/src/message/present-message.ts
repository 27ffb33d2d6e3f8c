import type { MessageRecord, RecipientState } from '@camp/contracts/message/operations';
import type { StoredMessage } from '@camp/database/message/message-model';
import type { Models } from '@camp/database/models';
import { namesOfOwners } from '../audit/names-of-records';

/** Messages with their progress, counted in one query. */
export async function presentMessages(
  models: Models,
  messages: readonly StoredMessage[],
): Promise<MessageRecord[]> {
  const ids = messages.map(({ _id }) => _id);
  const [counted, authors] = await Promise.all([
    models.MessageRecipient.aggregate<{ _id: { of: unknown; state: RecipientState }; count: number }>([
      { $match: { messageId: { $in: ids } } },
      { $group: { _id: { of: '$messageId', state: '$state' }, count: { $sum: 1 } } },
    ]),
    namesOfOwners(models, messages),
  ]);
  return messages.map(({ _id, userId, list, query, records, subject, text, createdAt }) => {
    const count = (state?: RecipientState) =>
      counted
        .filter(({ _id: { of, state: one } }) => String(of) === _id.toString() && (!state || one === state))
        .reduce((sum, group) => sum + group.count, 0);
    const author = authors.get(userId.toString());
    return {
      _id: _id.toString(),
      list,
      query,
      ...(records && { chosen: records.length }),
      subject,
      text,
      ...(author && { author }),
      total: count(),
      accepted: count('accepted'),
      refused: count('refused'),
      createdAt: createdAt.toISOString(),
    };
  });
}
