import type { Operation } from '@camp/contracts/operations/operation';
import type { RequestHandler } from 'express';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { ProblemError } from '../../refusals/problem';
import { needsProof } from '../second-factor/required';

type Deps = Pick<Dependencies, 'settings' | 'clock'>;

/** How long a proof is fresh, in milliseconds. */
const fresh = 10 * 60_000;

/**
 * Refuses people whose accounts have or need a second factor, unless they proved in the last ten minutes that it's
 * them. A login is a proof. Others, and programs with an access token, are never asked.
 *
 * @throws ProblemError 403 `proof-required`, after which the browser asks and calls again
 */
export function requireFreshProof(deps: Deps, person: Person): void {
  if (!needsProof(deps, person)) return;
  if (deps.clock.now().getTime() - person.provenAt.getTime() < fresh) return;
  throw new ProblemError('proof-required', 'Please confirm that it’s you, then try again.');
}

/** Guards of an operation that always needs a fresh proof. They follow those that require a login. */
export function proofGuards({ freshProof }: Operation, deps: Deps): RequestHandler[] {
  if (freshProof !== 'always') return [];
  return [
    (request, _response, next) => {
      requireFreshProof(deps, request.user as Person);
      next();
    },
  ];
}
