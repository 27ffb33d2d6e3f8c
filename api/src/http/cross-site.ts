import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import { ProblemError } from './problem';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Anti-forgery by signed double submit (contract.md, Conventions): a request that may change something and carries
 * the cookie needs the equal header; every reading request without a valid cookie gets one.
 *
 * @param secret - JWT_SECRET; the signing key is derived from it
 * @param secure - whether the product is served on https
 */
export function crossSiteGuard(secret: string, secure: boolean): RequestHandler {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'anti-forgery', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  const isSigned = (token: string) => {
    const [text = '', signature = ''] = token.split('.');
    return same(signature, sign(text));
  };
  const setFresh = (response: Response) => {
    const text = randomBytes(18).toString('base64url');
    response.cookie(cookieName, `${text}.${sign(text)}`, { sameSite: 'lax', path: '/', secure });
  };
  return (request, response, next) => {
    const cookie = readCookie(request.headers.cookie);
    if (readingMethods.has(request.method)) {
      if (!cookie || !isSigned(cookie)) setFresh(response);
      return next();
    }
    if (cookie === undefined) return next();
    if (isSigned(cookie) && same(String(request.headers[headerName] ?? ''), cookie)) return next();
    setFresh(response);
    throw new ProblemError('csrf', 'Please try again.');
  };
}

function readCookie(header: string | undefined): string | undefined {
  return header?.match(new RegExp(`(?:^|;\\s*)${cookieName}=([^;]*)`))?.[1];
}

function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
