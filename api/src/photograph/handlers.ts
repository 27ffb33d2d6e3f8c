import {
  photographChangeSchema,
  photographOrderSchema,
  photographSchema,
} from '@camp/contracts/photograph/schemas';
import { cachedPhotographs } from '@camp/database/photograph/cached-photographs';
import { byId, done, happening, submitted, written } from '../operations/answers';
import { personalCall, publicCall } from '../operations/call';
import { createPhotograph } from './create-photograph';
import { deletePhotograph } from './delete-photograph';
import { orderPhotographs } from './order-photographs';
import { presentPhotograph } from './present-photograph';
import { readPhotographs, readPicture } from './read-photographs';
import { updatePhotograph } from './update-photograph';

/** Photographs of camp: everybody sees the shown ones, all else needs edit-all on content. */
export const photographHandlers = {
  'photograph.list': publicCall('photograph.list', {
    run: async (_call, { models }) => [...(await cachedPhotographs(models)).gallery],
  }),
  'photograph.all': personalCall('photograph.all', { run: (_call, deps) => readPhotographs(deps) }),
  'photograph.picture': personalCall('photograph.picture', {
    params: byId,
    run: async ({ params, setHeader }, deps) => {
      const { bytes, contentType } = await readPicture(deps, params.id);
      setHeader('Content-Type', contentType);
      return bytes;
    },
  }),
  'photograph.create': personalCall('photograph.create', {
    body: photographSchema,
    run: async (call, deps) =>
      written(await presentPhotograph(deps, await createPhotograph(deps, call.person, submitted(call)))),
  }),
  'photograph.update': personalCall('photograph.update', {
    params: byId,
    body: photographChangeSchema,
    run: async ({ params, body, person }, deps) =>
      written(await presentPhotograph(deps, await updatePhotograph(deps, person, params.id, body))),
  }),
  'photograph.order': personalCall('photograph.order', {
    body: photographOrderSchema,
    run: ({ body, person }, deps) => done(orderPhotographs(deps, person, body.photographs)),
  }),
  'photograph.delete': personalCall('photograph.delete', happening(deletePhotograph)),
};
