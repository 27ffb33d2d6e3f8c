import compression from 'compression';
import express, { type Express, type RequestHandler } from 'express';
import type { Dependencies } from './dependencies';
import { handlers } from './handlers';
import { authentication } from './http/authenticate';
import { crossSiteGuard } from './http/cross-site';
import { health } from './http/health';
import { mailedPost } from './http/mailed-post';
import { mount } from './http/mount';
import { openapi } from './http/openapi';
import { notFound } from './http/problem';
import { problemReply } from './http/problem-reply';
import { refuseAbove } from './http/rate-limiter';
import { requestLog } from './http/request-log';
import { securityHeaders } from './http/security-headers';
import { staticFiles } from './http/static-files';
import { createUploads } from './http/uploads';
import { publicImages } from './image/public-images';

/**
 * Puts the whole API together from its parts; opens no connection and no port.
 *
 * @param deps - database, queue, clock and the like
 */
export function createApp(deps: Dependencies): Express {
  const { jwtSecret, publicUrl, trustedProxies } = deps.settings;
  const secure = publicUrl.startsWith('https:');
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies);
  app.set('query parser', 'simple');

  app.use(requestLog(deps.logger));
  app.use(securityHeaders(secure));
  app.use(health(deps));
  const guardForgery = crossSiteGuard(jwtSecret, secure);
  app.use(mailedPost);
  app.use('/api', openapi(handlers));
  app.use(
    '/api',
    guardForgery,
    mount(handlers, deps, { authenticate: authentication(deps), uploads: uploadsOf(deps) }),
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
