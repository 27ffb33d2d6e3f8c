import { sessionEnded } from '@camp/contracts/user/session-ended';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import jwt from 'jsonwebtoken';
import passportModule from 'passport';
import { Strategy } from 'passport-jwt';
import * as z from 'zod';
import type { Dependencies } from '../dependencies';
import { acceptedSecrets } from './accepted-secrets';
import { findTool } from '../access-token/find-tool';
import { tokenPrefix } from '../access-token/token-text';
import { networkOf, tooMany } from '../limits/rate-limiter';
import { noteUse } from '../user/login/idle-session';
import { tokenAlgorithm, tokenClaims, tokenKeyOf } from '../user/login/sessions';
import { personFinder } from './find-person';
import type { Person } from './person';
import { ProblemError } from '../refusals/problem';
import { payloadOf, sentBy, tokenOf } from './sent-token';

declare global {
  // The type that passport uses for the person.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface User extends Person {}
  }
}

/**
 * Authenticates a caller. Without a valid login, a public call continues anonymously and any other gets 401. Only for
 * an expired or ended session does the message log the browser out (docs/calls.md). A program sends an access token.
 */
export function authentication(deps: Dependencies): (isPublic: boolean) => RequestHandler {
  const findPerson = personFinder(deps);
  const passport = new passportModule.Authenticator();
  const strategy = new Strategy(
    {
      jwtFromRequest: tokenOf,
      ...keyChoice(acceptedSecrets(deps.settings)),
      algorithms: [tokenAlgorithm],
      // The product's own clock decides about the expiry below.
      ignoreExpiration: true,
    },
    (payload: unknown, done) => {
      const { data: claims } = tokenClaims.safeParse(payload);
      if (!claims) return done(null, false);
      findPerson(claims).then(
        (person) => done(null, person ?? false, claims),
        (error: unknown) => done(error),
      );
    },
  );
  // Registered by name, since passport would otherwise add each request's callbacks to the strategy object.
  passport.use('jwt', strategy);

  /**
   * Unknown access tokens are counted by network address, and only they are refused above the limit. So no stranger at
   * the same address can lock a program out.
   */
  const admitTool = async (request: Request, text: string, isPublic: boolean) => {
    const tool = await findTool(deps, text);
    if (tool) request.user = tool;
    else {
      const wait = await deps.limiter.hit('badToken', networkOf(request.ip ?? ''));
      if (!isPublic) throw wait > 0 ? tooMany(wait) : unknownToken();
    }
  };

  return (isPublic) => (request: Request, response: Response, next: NextFunction) => {
    const sent = sentBy(request);
    if (sent?.startsWith(tokenPrefix)) {
      admitTool(request, sent, isPublic).then(() => next(), next);
      return;
    }
    const token = tokenOf(request);
    if (!token) return next();
    const decide = (error: unknown, person?: Person | false, claims?: object) => {
      if (error) return next(error);
      if (person) {
        request.user = person;
        noteUse(deps, person, request.headers['user-agent']);
      } else if (!isPublic) {
        refusalOf(deps, token, claims).then(next, next);
        return;
      }
      next();
    };
    const authenticate = passport.authenticate('jwt', { session: false }, decide) as RequestHandler;
    return authenticate(request, response, next);
  };
}

/** The key that checks a token. Only after a change of the secret, the key is the one that signed it. */
function keyChoice([current, ...earlier]: ReturnType<typeof acceptedSecrets>) {
  // The library's types are older than key objects.
  const asTyped = (secret: string) => tokenKeyOf(secret) as unknown as Buffer;
  if (earlier.length === 0) return { secretOrKey: asTyped(current) };
  const keyOf = (token: string) => earlier.find((secret) => isSignedBy(secret, token)) ?? current;
  return {
    secretOrKeyProvider: (_request: Request, token: string, done: (error: unknown, key?: Buffer) => void) =>
      done(null, asTyped(keyOf(token))),
  };
}

function isSignedBy(secret: string, token: string): boolean {
  try {
    jwt.verify(token, tokenKeyOf(secret), { algorithms: [tokenAlgorithm], ignoreExpiration: true });
    return true;
  } catch {
    // Thrown for any other signature.
    return false;
  }
}
const unknownToken = () =>
  new ProblemError('unauthenticated', 'This access token isn’t valid. It may be revoked or expired.');

/**
 * Why a token logs nobody in. Only for a token that this API signed, the code says whether the account is deleted, so
 * that its browser removes the family's drafts.
 * @param signed - the claims of such a token
 */
async function refusalOf(
  { models }: Dependencies,
  token: string,
  signed: object | undefined,
): Promise<ProblemError> {
  const { data: claims } = tokenClaims.safeParse(signed);
  const isGone = claims && !(await models.User.exists({ _id: claims.sub }));
  return isGone ? new ProblemError('account-gone', sessionEnded) : endedOrMissing(token);
}

const likeOurs = z.object({ jti: z.string() });

/**
 * Reports an ended session for a payload like ours, and a missing login otherwise. Both are refused, so the signature
 * doesn't matter.
 */
function endedOrMissing(token: string): ProblemError {
  return likeOurs.safeParse(payloadOf(token)).success
    ? new ProblemError('unauthenticated', sessionEnded)
    : new ProblemError('unauthenticated', 'Please log in.');
}
