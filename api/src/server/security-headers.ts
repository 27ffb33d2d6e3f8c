import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { calendarOrigin, campContent } from '@camp/contracts/content/camp';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Browser features that no page uses, so injected scripts can't use them either. */
const unusedAbilities = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const permissionsPolicy = unusedAbilities.map((ability) => `${ability}=()`).join(', ');

/**
 * The browser's security rules (docs/reliability.md, Browser), the same for every response. No address is sent to
 * another site, which protects the pages of emailed links.
 * @param secure - whether the product is served over https
 */
export function securityHeaders(secure: boolean): RequestHandler {
  let address: string | undefined;
  let lines: [string, string][] = [];
  return (_request, response, next) => {
    // Recomputed after an administrator has changed the calendar's address.
    if (address !== campContent.calendar.address) {
      address = campContent.calendar.address;
      lines = securityHeaderLines(secure);
    }
    for (const [name, value] of lines) response.setHeader(name, value);
    next();
  };
}

/**
 * The security headers.
 * @param secure - as for `securityHeaders`
 * @returns name and value of each header
 */
export function securityHeaderLines(secure: boolean): [string, string][] {
  // The page for the camp's texts shows the changed page in a frame. The calendar page checks that the calendar
  // responds before it shows it.
  const framed = ["'self'", ...[calendarOrigin()].filter((origin) => origin !== '')];
  const rules = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        frameSrc: framed,
        connectSrc: framed,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('Permissions-Policy', permissionsPolicy);
  rules(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
