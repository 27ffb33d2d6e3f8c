import { mayCall } from '@camp/contracts/access/may-call';
import type { Access } from '@camp/contracts/operations/operation';
import type { RequestHandler } from 'express';
import { forbidden, ProblemError } from '../refusals/problem';

/** Lets a request pass whose person may call the operation: 401 without a login, 403 without its rights. */
export function guard(access: Access): RequestHandler {
  return (request, _response, next) => {
    if (access === 'public') return next();
    if (!request.user) throw new ProblemError('unauthenticated', 'Please log in.');
    if (!mayCall(request.user.permissions, access)) throw forbidden();
    next();
  };
}
