import { join } from 'node:path';
import { buildAddress } from '@camp/contracts/registries/build-address';
import { pageList, pages } from '@camp/contracts/registries/pages';
import { Router, type RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { freshWords } from '../content/fresh-words';
import type { Dependencies } from '../dependencies';
import { cachePage } from '../site/cached-page';
import { calendarFeed } from '../site/calendar-feed';
import { crawlers } from '../site/crawlers';
import { pageRendererAt } from '../site/page-renderer';
import { securityContact } from '../site/security-contact';
import { serviceWorker } from '../site/service-worker';
import { sitePage } from '../site/site-page';
import { webManifest } from '../site/web-manifest';
import { cachedFiles } from './cached-files';
import { logAsFile } from './request-log';

/** Every app that has a page. */
const remotes = new Set(pageList.map(({ app }) => app));

/** The folders with a front end's build. */
export const frontEnds: readonly string[] = ['shell', ...remotes];

/** Converts react-router's optional parameter to Express's syntax. */
const expressPath = (path: string) => path.replace(/\/:(\w+)\?/g, '{/:$1}');

/**
 * Serves the built front ends: the shell at `/`, and each remote below `/remotes/`. Every page's address returns the
 * shell. Unknown addresses return it with status 404, so that it can show the error.
 * @param deps - its `root` contains shell/dist, public-app/dist and admin-app/dist, its `earlierBuilds` their archive
 * @param beforePages - runs before pages, but not before their files
 */
export function staticFiles(deps: Dependencies, beforePages: RequestHandler): Router {
  const { root, earlierBuilds, publicUrl, hasServiceWorker } = deps.settings;
  const router = Router();
  const rendererOf = pageRendererAt(join(root, 'shell', 'dist', 'page-renderer.cjs'), deps.logger);
  const shellPage = cachePage(root, rendererOf);
  const show = sitePage(shellPage, deps);
  router.use(unlessReadable(show(undefined)));
  for (const remote of remotes) {
    router.use(`/remotes/${remote}`, files(join(root, remote, 'dist'), join(earlierBuilds, remote)));
  }
  router.use('/remotes', (_request, response) => {
    response.status(404).type('text').send('Not found');
  });
  router.get(buildAddress, async (_request, response) => {
    const { build } = await shellPage();
    response.set('Cache-Control', 'no-cache').json({ build });
  });
  router.use(crawlers(publicUrl));
  router.use(calendarFeed(deps));
  router.use(webManifest(deps));
  router.use(serviceWorker(hasServiceWorker));
  router.use('/.well-known', freshWords(deps));
  router.use(securityContact(deps));
  router.use(files(join(root, 'shell', 'dist'), join(earlierBuilds, 'shell')));
  router.get('/index.html', (_request, response) => response.redirect(301, pages.home.path));
  router.use(beforePages);
  for (const page of pageList) {
    router.get([page.path, ...(page.aliases ?? [])].map(expressPath), show(page));
  }
  router.get('/{*path}', show(undefined));
  return router;
}

/** Responds to addresses that cannot be decoded, since files and routes would fail. */
const unlessReadable =
  (answer: RequestHandler): RequestHandler =>
  (request, response, next) => {
    try {
      decodeURIComponent(request.path);
    } catch {
      // An address that cannot be decoded has no page.
      return answer(request, response, next);
    }
    next();
  };

/**
 * Pages are only served with a completed head. Source maps are never served, even if one is left in the folder, and
 * neither is code that the server runs.
 */
const isNoVisitorsFile = (path: string) => /\.(?:html|map|cjs)(?:\.br|\.gz)?\/*$/i.test(path);

/**
 * Serves a folder's files, precompressed if the browser accepts it (scripts/compress.mjs). Files that aren't for
 * visitors count as missing. Files without a hash in their name are read each time and revalidated by browsers.
 *
 * @param earlier - hashed files of earlier builds, for pages that were opened before the last deployment
 */
function files(folder: string, earlier: string): Router {
  const router = Router();
  router.use(logAsFile);
  router.use((request, _response, next) =>
    next(isNoVisitorsFile(decodeURIComponent(request.path)) ? 'router' : undefined),
  );
  router.use(cachedFiles([folder, earlier]));
  router.use(
    expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br'],
      index: false,
      serveStatic: {
        index: false,
        redirect: false,
        setHeaders: (response) => response.setHeader('Cache-Control', 'no-cache'),
      },
    }),
  );
  return router;
}
