import type { RequestHandler } from 'express';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';

/**
 * Mail programs unsubscribe by a POST to the very address whose page shows the button (RFC 8058, `List-Unsubscribe-Post`):
 * it is the call's.
 */
export const mailedPost: RequestHandler = (request, _response, next) => {
  if (request.method === 'POST' && request.path === publicPages.unsubscribe.path)
    request.url = `/api${userOperations.unsubscribe.path}${request.url.slice(request.path.length)}`;
  next();
};
