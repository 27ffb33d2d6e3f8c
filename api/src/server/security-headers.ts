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
 * The browser's rules (docs/reliability.md, Browser), the same for every answer. No address is ever passed on
 * to another site, which covers the pages that mailed links open.
 *
 * @param secure - whether the product is served on https
 */
export function securityHeaders(secure: boolean): RequestHandler {
  let address: string | undefined;
  let lines: [string, string][] = [];
  return (_request, response, next) => {
    // Again when an administrator has changed the calendar's address.
    if (address !== campContent.calendar.address) {
      address = campContent.calendar.address;
      lines = securityHeaderLines(secure);
    }
    for (const [name, value] of lines) response.setHeader(name, value);
    next();
  };
}

/**
 * The headers of the rules.
 *
 * @param secure - as for `securityHeaders`
 * @returns name and value of each header
 */
export function securityHeaderLines(secure: boolean): [string, string][] {
  const rules = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        // Texts shows the changed page.
        frameSrc: ["'self'", calendarOrigin()],
        // The calendar page asks whether the calendar answers before it shows it.
        connectSrc: ["'self'", calendarOrigin()],
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
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('Permissions-Policy', permissionsPolicy);
  rules(response.req, response, () => undefined);
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}
