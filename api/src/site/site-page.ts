import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { contentPreview } from '@camp/contracts/content/preview';
import { savedContent } from '@camp/contracts/content/saved-content';
import type { ListedPage } from '@camp/contracts/registries/pages';
import type { Request, RequestHandler, Response } from 'express';
import { presentCurrentCamp } from '../camp/present-camp';
import type { Dependencies } from '../dependencies';
import { campEvent } from './camp-event';
import { asData, headOf } from './head';
import { paintHome } from './home-paint';
import type { StyledPage } from './inline-style';
import { cachePage, type CachedPage } from './cached-page';
import { knownCamp, knownContent } from './known-camp';
import { compressPages } from './compressed-page';

/** Comments in the shell's index.html that this module replaces. */
type Part = 'head' | 'home' | 'data';

/**
 * Serves the shell's page with the head of a registered page, and the home page also with its first paint. So crawlers,
 * link previews and slow phones need no scripts.
 *
 * @param file the built index.html
 * @param deps - for the camp
 */
export function sitePage(file: string, deps: Dependencies): (page: ListedPage | undefined) => RequestHandler {
  const cachedPage = cachePage(file);
  const compress = compressPages();
  const sendHome = async (request: Request, response: Response, { styled }: CachedPage, page: ListedPage) => {
    const html = await homeOf(styled, deps, page);
    if (styled.styleSource) allowStyle(response, styled.styleSource);
    response.vary('Accept-Encoding');
    if (!request.acceptsEncodings('br')) return void response.send(html);
    const compressed = await compress(html);
    response.set('Content-Encoding', 'br').send(compressed);
  };
  return (page) => async (request, response) => {
    const [cached] = await Promise.all([cachedPage(), knownContent(deps)]);
    response.set('Cache-Control', 'no-cache').type('html');
    if (page && request.query.preview === contentPreview) allowFrame(response);
    if (page?.id === 'home') await sendHome(request, response, cached, page);
    else response.status(page ? 200 : 404).send(pageOf(cached, deps, page));
  };
}

/** For `/admin/content`, which shows the page with unsaved words. */
function allowFrame(response: Response) {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  response.set('X-Frame-Options', 'SAMEORIGIN');
}

/** Beside the product's own files. */
function allowStyle(response: Response, source: string) {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', `${policy};style-src 'self' ${source}`);
}

/** With the camp as it is now. */
async function homeOf({ html }: StyledPage, deps: Dependencies, page: ListedPage): Promise<string> {
  const { publicUrl } = deps.settings;
  const picture = pictureIn(html, publicUrl);
  const known = await knownCamp(deps);
  const now = deps.clock.now();
  const camp = known && presentCurrentCamp(known.stored, known.nextOpening, now);
  const event = known ? campEvent(known.stored, publicUrl, picture) : undefined;
  return fill(html, {
    head: () => headOf({ page, publicUrl, picture, event }),
    home: (built) => paintHome(built, camp, now),
    data: () => `${contentData()}${camp === undefined ? '' : campData(camp)}`,
  });
}

/** The same for everybody until the next build, or until the camp changes its words. */
function pageOf({ html, filled }: CachedPage, { settings }: Dependencies, page?: ListedPage): string {
  const path = page?.path ?? '';
  const pages = filled.get(savedContent()) ?? new Map<string, string>();
  filled.set(savedContent(), pages);
  const { publicUrl } = settings;
  const made =
    pages.get(path) ??
    fill(html, {
      head: () => headOf({ page, publicUrl, picture: pictureIn(html, publicUrl), event: undefined }),
      home: () => '',
      data: contentData,
    });
  pages.set(path, made);
  return made;
}

/** The camp's own words (shell/src/first-paint/page-data.ts). */
const contentData = () => asData('application/json', savedContent(), 'saved-content');

/** Spares the home page its first call (shell/src/first-paint/page-data.ts). */
const campData = (camp: CurrentCamp | null) => asData('application/json', camp, 'current-camp');

function fill(html: string, parts: Record<Part, (built: string) => string>): string {
  return html.replace(/<!--(head|home|data)-->(.*?)<!--\/\1-->/gs, (_whole, part: Part, built: string) =>
    parts[part](built),
  );
}

/** Address of the picture for shared links, with the content's hash in it. */
const pictureIn = (html: string, publicUrl: string) =>
  `${publicUrl}${/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '/open-graph.jpg'}`;
