import { recordId } from '@camp/contracts/forms/fields';
import { messagePreviewSchema, messageSchema } from '@camp/contracts/message/schemas';
import * as z from 'zod';
import { personalCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { listMessages, readMessage } from './list-messages';
import { previewMessage } from './preview-message';
import { sendMessage, testMessage } from './send-message';

/** Messages to groups. */
export const messageHandlers = {
  'message.preview': personalCall('message.preview', {
    body: messagePreviewSchema,
    run: ({ body, person }, deps) => previewMessage(deps, person, body),
  }),
  'message.test': personalCall('message.test', {
    body: messageSchema,
    run: async ({ body, person }, deps) => {
      await testMessage(deps, person, body);
      return { result: true };
    },
  }),
  'message.send': personalCall('message.send', {
    body: messageSchema,
    run: async ({ body, person, headers }, deps) => {
      const message = await sendMessage(deps, person, body, headers['idempotency-key']);
      return { result: true, msg: message, _id: message._id };
    },
  }),
  'message.list': personalCall('message.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'author', 'createdAt', ...Object.keys(messageSchema.shape)]),
    ),
    run: async ({ query, person, setHeader }, deps) => {
      const { items, total } = await listMessages(deps, person, query);
      setHeader('X-Total-Count', String(total));
      return items;
    },
  }),
  'message.read': personalCall('message.read', {
    params: z.object({ id: recordId() }),
    run: ({ params, person }, deps) => readMessage(deps, person, params.id),
  }),
};
