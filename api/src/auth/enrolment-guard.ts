import type { Access } from '@camp/contracts/operations/operation';
import type { OperationName } from '@camp/contracts/registries/operations';
import type { RequestHandler } from 'express';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { mustSetUp } from '../user/second-factor/required';

/** What the page that sets up a second factor needs. */
const open: readonly OperationName[] = [
  'user.current',
  'user.logout',
  'user.second-factor',
  'user.start-second-factor',
  'user.confirm-second-factor',
  'user.start-passkey',
  'user.add-passkey',
  'user.prove',
  'user.ask-proof-passkey',
  'user.sessions',
  'user.end-session',
  'user.end-other-sessions',
];

/**
 * Keeps people who need login codes and have none on the page that sets them up. In public calls they count as visitors.
 * Nothing is checked where codes aren't required. Access tokens work on, since no program can set up codes.
 */
export function enrolmentGuards(name: OperationName, access: Access, deps: Dependencies): RequestHandler[] {
  if (!deps.settings.isSecondFactorRequired || open.includes(name)) return [];
  return [
    (request, _response, next) => {
      if (!request.user || request.user.isTool || !mustSetUp(deps, request.user)) return next();
      if (access !== 'public')
        throw new ProblemError('second-factor-required', 'Please set up login codes or a passkey first.');
      request.user = undefined;
      next();
    },
  ];
}
