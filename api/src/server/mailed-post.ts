import type { RequestHandler } from 'express';
import { publicPages } from '@camp/contracts/registries/public-pages';
import * as userOperations from '@camp/contracts/user/operations';

/**
 * Redirects email programs to the unsubscribe call. They send a POST to the address of the page with the button (RFC
 * 8058, `List-Unsubscribe-Post`).
 */
export const mailedPost: RequestHandler = (request, _response, next) => {
  if (request.method === 'POST' && request.path === publicPages.unsubscribe.path)
    request.url = `/api${userOperations.unsubscribe.path}${request.url.slice(request.path.length)}`;
  next();
};
