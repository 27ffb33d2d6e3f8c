import { can } from '@camp/contracts/access/can';
import type { Access } from '@camp/contracts/operations/operation';
import type { RequestHandler } from 'express';
import type { Person } from './person';
import { forbidden, ProblemError } from './problem';

/** Lets a request pass whose person may call the operation: 401 without a login, 403 without the right. */
export function guard(access: Access): RequestHandler {
  return (request, _response, next) => {
    if (access === 'public') return next();
    if (!request.user) throw new ProblemError('unauthenticated', 'Please log in.');
    if (access !== 'signed-in' && !mayCall(request.user, access)) throw forbidden();
    next();
  };
}

/** Whether the person holds one of the actions that open the operation. */
function mayCall(person: Person, { subject, anyOf }: Exclude<Access, string>): boolean {
  return anyOf.some((action) => can(person.permissions, action, subject));
}
