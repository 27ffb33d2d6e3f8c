import { adminRoleName } from '@camp/contracts/access/default-roles';
import { mayCall, rightsOf } from '@camp/contracts/access/may-call';
import { isForTokens } from '@camp/contracts/access-token/for-tokens';
import { operations, type OperationName } from '@camp/contracts/registries/operations';
import type { RequestHandler } from 'express';
import { forbidden, ProblemError } from '../refusals/problem';

/**
 * Admits a request if the person may call the operation. Otherwise it responds with 401 without a login, or 403 without
 * the rights. A program with an access token is a visitor of public calls.
 */
export function guard(name: OperationName): RequestHandler {
  const { access } = operations[name];
  const mayBeTool = isForTokens(name);
  const isForAdministrators = rightsOf(access).some(({ administratorsOnly }) => administratorsOnly);
  return (request, _response, next) => {
    if (access === 'public') {
      if (request.user?.isTool) request.user = undefined;
      return next();
    }
    if (!request.user) throw new ProblemError('unauthenticated', 'Please log in.');
    if (request.user.isTool && !mayBeTool) throw notForTools();
    if (!mayCall(request.user.permissions, access)) throw forbidden();
    if (isForAdministrators && !request.user.roles.includes(adminRoleName)) throw forbidden();
    next();
  };
}

const notForTools = () => new ProblemError('forbidden', 'An access token can’t make this call.');
