import { accessTokenSchema } from '@camp/contracts/access-token/schemas';
import { happening, written } from '../operations/answers';
import { personalCall } from '../operations/call';
import { createToken } from './create-token';
import { deleteToken } from './delete-token';
import { listTokens } from './list-tokens';

/** Access tokens of the camp's own programs, for the role admin. */
export const accessTokenHandlers = {
  'access-token.list': personalCall('access-token.list', {
    run: (_, deps) => listTokens(deps),
  }),
  'access-token.create': personalCall('access-token.create', {
    body: accessTokenSchema,
    lists: ['scopes'],
    run: async (call, deps) =>
      written(await createToken(deps, call.person, call.body, call.headers['idempotency-key'], call)),
  }),
  'access-token.delete': personalCall('access-token.delete', happening(deleteToken)),
};
