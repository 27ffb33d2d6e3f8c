import { campContent } from '@camp/contracts/content/camp';
import { Router } from 'express';
import type { Dependencies } from '../dependencies';
import { knownSetup } from './known-content';

const path = '/.well-known/security.txt';

/** Milliseconds until the file expires; RFC 9116 requires less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Missing while a camp sets up its site, since
 * it would name the example's address.
 */
export function securityContact(deps: Dependencies): Router {
  const { publicUrl } = deps.settings;
  const router = Router();
  router.get(path, async (_request, response, next) => {
    if (await knownSetup(deps)) return next();
    const expires = new Date(deps.clock.now().getTime() + validFor);
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
