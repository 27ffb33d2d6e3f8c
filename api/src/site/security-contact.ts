import { campContent } from '@camp/contracts/content/camp';
import type { Clock } from '@camp/runtime/clock';
import { Router } from 'express';

const path = '/.well-known/security.txt';

/** Milliseconds until the file expires; RFC 9116 requires less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param publicUrl - public address of the product, without a trailing slash
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
