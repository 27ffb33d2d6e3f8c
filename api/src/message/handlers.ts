import { messagePreviewSchema, messageSchema } from '@camp/contracts/message/schemas';
import { byId, done, listed, making } from '../operations/answers';
import { personalCall } from '../operations/call';
import { listQuerySchema } from '../lists/list';
import { refusedFields } from '../lists/filter-schema';
import { listMessages, readMessage } from './list-messages';
import { previewMessage } from './preview-message';
import { sendMessage, testMessage } from './send-message';

/** Handlers of messages to groups. */
export const messageHandlers = {
  'message.preview': personalCall('message.preview', {
    body: messagePreviewSchema,
    run: ({ body, person }, deps) => previewMessage(deps, person, body),
  }),
  'message.test': personalCall('message.test', {
    body: messageSchema,
    run: ({ body, person }, deps) => done(testMessage(deps, person, body)),
  }),
  'message.send': personalCall('message.send', making(messageSchema, sendMessage)),
  'message.list': personalCall('message.list', {
    query: listQuerySchema.extend(
      refusedFields(['_id', 'author', 'createdAt', ...Object.keys(messageSchema.shape)]),
    ),
    run: async (call, deps) => listed(call, await listMessages(deps, call.person, call.query)),
  }),
  'message.read': personalCall('message.read', {
    params: byId,
    run: ({ params, person }, deps) => readMessage(deps, person, params.id),
  }),
};
