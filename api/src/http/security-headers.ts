import { campContent } from '@camp/contracts/content/camp';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

/**
 * The browser's rules (reliability-and-security.md, Browser). No address is ever passed on to another site, which
 * covers the pages that mailed links open.
 *
 * @param secure - whether the product is served on https
 */
export function securityHeaders(secure: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        frameSrc: [campContent.calendar.origin],
        // The calendar page asks whether the calendar answers before it shows it.
        connectSrc: ["'self'", campContent.calendar.origin],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}
