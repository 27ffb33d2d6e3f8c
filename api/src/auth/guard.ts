import { mayCall } from '@camp/contracts/access/may-call';
import type { Access } from '@camp/contracts/operations/operation';
import type { RequestHandler } from 'express';
import { forbidden, ProblemError } from '../refusals/problem';

/**
 * Admits a request if the person may call the operation. Otherwise it responds with 401 without a login, or 403 without
 * the rights.
 */
export function guard(access: Access): RequestHandler {
  return (request, _response, next) => {
    if (access === 'public') return next();
    if (!request.user) throw new ProblemError('unauthenticated', 'Please log in.');
    if (!mayCall(request.user.permissions, access)) throw forbidden();
    next();
  };
}
