import { campContent } from '@camp/contracts/content/camp';
import type { Clock } from '@camp/runtime/clock';
import { Router } from 'express';

const path = '/.well-known/security.txt';

/** Who reads it later than this asks again, in milliseconds; RFC 9116 wants less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a hole.
 *
 * @param publicUrl - where people reach the product, without a slash at the end
 */
export function securityContact(publicUrl: string, clock: Clock): Router {
  const router = Router();
  router.get(path, (_request, response) => {
    const expires = new Date(clock.now().getTime() + validFor);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${campContent.contact.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicUrl}${path}`,
      '',
    ];
    response.set('Cache-Control', 'no-cache').type('text/plain').send(lines.join('\n'));
  });
  return router;
}
