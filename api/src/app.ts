import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Dependencies } from './dependencies';
import { handlers } from './handlers';
import { acceptedSecrets } from './auth/accepted-secrets';
import { authentication } from './auth/authenticate';
import { freshWords } from './content/fresh-words';
import { crossSiteGuard } from './auth/cross-site';
import { health } from './server/health';
import { mailedPost } from './server/mailed-post';
import { mount } from './operations/mount';
import { openapi } from './operations/openapi';
import { notFound } from './refusals/problem';
import { problemReply } from './refusals/problem-reply';
import { refuseAbove } from './limits/rate-limiter';
import { requestLog } from './server/request-log';
import { securityHeaders } from './server/security-headers';
import { staticFiles } from './server/static-files';
import { createUploads } from './body/uploads';
import { publicImages } from './image/public-images';

/**
 * Assembles the API without opening connections or ports.
 *
 * @param deps - database, queue, clock and other dependencies
 */
export function createApp(deps: Dependencies): Express {
  const { publicUrl, trustedProxies } = deps.settings;
  const secure = publicUrl.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies);
  app.set('query parser', 'simple');

  app.use(requestLog(deps.logger, deps.metrics));
  app.use(securityHeaders(secure));
  app.use(health(deps));
  const guardForgery = crossSiteGuard(acceptedSecrets(deps.settings), secure);
  app.use(mailedPost);
  const authenticate = authentication(deps);
  app.use('/api', openapi(handlers, authenticate(true)));
  app.use(
    '/api',
    freshWords(deps),
    guardForgery,
    mount(handlers, deps, { authenticate, uploads: uploadsOf(deps) }),
  );
  app.use(compression());
  app.use(publicImages(deps));
  app.use(staticFiles(deps, guardForgery));
  app.use(noSuchAddress);
  app.use(problemReply);
  return app;
}

const noSuchAddress: RequestHandler = () => {
  throw notFound('Address');
};

const filesInMemory = 32;
const filesWaiting = 200;

function uploadsOf({ limiter }: Dependencies) {
  return createUploads({
    atOnce: filesInMemory,
    waiting: filesWaiting,
    allow: (request) => refuseAbove(limiter, 'upload', request.user?.userId ?? request.ip ?? ''),
  });
}
