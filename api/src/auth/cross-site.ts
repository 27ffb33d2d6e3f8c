import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { ProblemError } from '../refusals/problem';
import { readCookie } from './read-cookie';
import { isSame, signedTexts } from './signed-text';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents request forgery by a signed double submit (docs/calls.md). A request that may change something and sends the
 * cookie needs an equal header. Every reading request without a valid cookie gets one.
 * @param secrets - for `signedTexts`
 * @param secure - whether the product is served over https
 */
export function crossSiteGuard(secrets: readonly [string, ...string[]], secure: boolean): RequestHandler {
  const { fresh, isSigned } = signedTexts(secrets, 'anti-forgery');
  const setFresh = (response: Response) => {
    response.cookie(cookieName, fresh(), { sameSite: 'lax', path: '/', secure });
  };
  return (request, response, next) => {
    const cookie = browserOf(request.headers);
    if (readingMethods.has(request.method)) {
      if (!cookie || !isSigned(cookie)) setFresh(response);
      return next();
    }
    if (cookie === undefined) return next();
    if (isSigned(cookie) && isSame(String(request.headers[headerName] ?? ''), cookie)) return next();
    setFresh(response);
    throw new ProblemError('csrf', 'Please reload the page and try again.');
  };
}

/**
 * Identifies a browser by its anti-forgery cookie, which the guard has checked. Browsers delete it when they are
 * closed.
 */
export const browserOf = ({ cookie }: Pick<IncomingHttpHeaders, 'cookie'>): string | undefined =>
  readCookie(cookie, cookieName);
