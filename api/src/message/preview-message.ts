import { merge } from '@camp/contracts/message/merge';
import type { MessagePreview } from '@camp/contracts/message/operations';
import type { MessageInput } from '@camp/contracts/message/schemas';
import { mergeValuesFor } from '@camp/database/message/merge-values';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { recordRead } from '../user/record-read';
import { findGroup } from './find-group';

/**
 * Previews a message for one recipient, by default the first. The view of their address is recorded.
 *
 * @throws ProblemError as `findGroup` does
 */
export async function previewMessage(
  deps: Dependencies,
  person: Person,
  { at = 0, ...message }: MessageInput & { at?: number | undefined },
): Promise<MessagePreview> {
  const { readers, unreachable, unsubscribed, campYear } = await findGroup(deps, person, message);
  const { subject, text } = message;
  const counted = { total: readers.length, unreachable, unsubscribed };
  const index = Math.min(at, Math.max(0, readers.length - 1));
  const reader = readers[index];
  if (!reader) return { ...counted, at: 0, subject, text };
  const { user, recordIds } = reader;
  await recordRead(deps, person, { userId: user._id, part: 'contact' });
  const values = await mergeValuesFor(deps.models, { list: message.list, campYear }, user, recordIds);
  return {
    ...counted,
    at: index,
    to: { name: `${user.nameFirst} ${user.nameLast}`, email: user.email },
    subject: merge(subject, values),
    text: merge(text, values),
  };
}
