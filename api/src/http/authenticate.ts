import { permissionsOf } from '@camp/contracts/access/can';
import type { StoredUser } from '@camp/database/user/user-model';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import { trusted } from 'mongoose';
import { Passport } from 'passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Dependencies } from '../dependencies';
import { tokenAlgorithm, type TokenClaims } from '../user/sessions';
import type { Person } from './person';
import { ProblemError } from './problem';

declare global {
  // passport's own way to say what `request.user` is.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface User extends Person {}
  }
}

const fromHeader = ExtractJwt.fromAuthHeaderAsBearerToken();

/**
 * Finds out who calls. Without a valid login a public call goes on as anonymous; any other is 401, and only an
 * expired or ended session says so in the words that log the browser out (contract.md, Conventions).
 */
export function authentication(deps: Dependencies): (isPublic: boolean) => RequestHandler {
  const passport = new Passport();
  passport.use(
    new Strategy(
      {
        jwtFromRequest: fromHeader,
        secretOrKey: deps.settings.jwtSecret,
        algorithms: [tokenAlgorithm],
        // Time is checked below, by the product's own clock.
        ignoreExpiration: true,
      },
      (claims: TokenClaims & { exp: number }, done) => {
        findPerson(deps, claims).then(
          (person) =>
            done(null, person ?? false, { message: 'Your session has expired. Please log in again.' }),
          (error: unknown) => done(error),
        );
      },
    ),
  );

  return (isPublic) => (request: Request, response: Response, next: NextFunction) => {
    if (!fromHeader(request)) return next();
    const decide = (error: unknown, person: Express.User | false | null | undefined) => {
      if (error) return next(error);
      if (person) request.user = person;
      else if (!isPublic) return next(endedOrMissing(request));
      next();
    };
    (passport.authenticate('jwt', { session: false }, decide) as RequestHandler)(request, response, next);
  };
}

/** Roles are read anew for each request, never from the token (decisions.md, Accounts). */
async function findPerson(
  { models, clock }: Dependencies,
  { sub, jti, exp }: TokenClaims & { exp: number },
): Promise<Person | undefined> {
  if (exp * 1000 <= clock.now().getTime()) return undefined;
  const [session, user] = await Promise.all([
    models.Session.findOne({ jti: String(jti), userId: String(sub) }).lean(),
    models.User.findById(String(sub), { roles: 1 }).lean<Pick<StoredUser, '_id' | 'roles'>>(),
  ]);
  if (!session || !user) return undefined;
  const roles = await models.Role.find({ name: trusted({ $in: user.roles }) }).lean();
  return {
    userId: user._id.toString(),
    sessionId: session._id.toString(),
    roles: user.roles,
    permissions: permissionsOf(roles),
  };
}

/**
 * What reads like a token of ours, whoever signed it, is told as an ended session; anything else never was a login.
 * Both are refused, so the signature does not matter here.
 */
function endedOrMissing(request: Request): ProblemError {
  const claims = jwt.decode(fromHeader(request) ?? '', { json: true });
  return claims?.jti
    ? new ProblemError('unauthenticated', 'Your session has expired. Please log in again.')
    : new ProblemError('unauthenticated', 'Please log in.');
}
