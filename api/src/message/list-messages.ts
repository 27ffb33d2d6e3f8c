import { recordKinds } from '@camp/contracts/related-records/kinds';
import type { MessageRecipient, MessageRecord } from '@camp/contracts/message/operations';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredMessage, StoredMessageRecipient } from '@camp/database/message/message-model';
import { trusted, Types, type QueryFilter } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { readList, type ListQuery } from '../lists/list';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { maySeeViews } from '../saved-view/policies';
import { presentMessages } from './present-message';

/** The messages to groups that a person may see, newest first, without tests. */
export async function listMessages(
  { models }: Dependencies,
  person: Person,
  query: ListQuery,
): Promise<{ items: MessageRecord[]; total: number }> {
  const lists = recordKinds.filter((list) => maySeeViews(person, list));
  const { items, total } = await readList<StoredMessage>(models.Message, {
    filter: { isTest: false, list: trusted({ $in: lists }) } as QueryFilter<StoredMessage>,
    query,
    sortable: ['-createdAt'],
    searchable: ['subject', 'text'],
  });
  return { items: await presentMessages(models, items), total };
}

const order: Record<StoredMessageRecipient['state'], number> = { refused: 0, waiting: 1, accepted: 2 };

/** One message with its delivery to each person, failures first. @throws ProblemError 404 */
export async function readMessage(
  { models }: Dependencies,
  person: Person,
  id: string,
): Promise<MessageRecord & { recipients: MessageRecipient[] }> {
  const message = await models.Message.findById(id).lean<StoredMessage>();
  if (!message || !maySeeViews(person, message.list)) throw notFound('Message');
  const rows = await models.MessageRecipient.find({ messageId: message._id }).lean<
    StoredMessageRecipient[]
  >();
  const users = await models.User.find(
    { _id: trusted({ $in: rows.map(({ userId }) => userId) }) },
    { nameFirst: 1, nameLast: 1, email: 1 },
  ).lean();
  const byId = new Map(users.map((user) => [user._id.toString(), user]));
  const recipients = rows
    .map(({ _id, userId, state, reason }) => {
      const user = byId.get(userId.toString());
      return {
        _id: _id.toString(),
        name: user ? `${user.nameFirst} ${user.nameLast}` : 'A deleted account',
        email: user?.email ?? '',
        state,
        ...(reason && { reason }),
      };
    })
    .sort(
      (one, other) => order[one.state] - order[other.state] || one.name.localeCompare(other.name, 'en-US'),
    );
  await writeAudit(models, {
    ...doneBy(person, 'read', 'message', [new Types.ObjectId(id)]),
    part: 'contact',
  });
  const [record] = await presentMessages(models, [message]);
  if (!record) throw notFound('Message');
  return { ...record, recipients };
}
