import { contentPreview } from '@camp/contracts/content/preview';
import { isListed } from '@camp/contracts/registries/page-document';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { escapeHtml } from '@camp/runtime/escape-html';
import type { Request, RequestHandler, Response } from 'express';
import type { Dependencies } from '../dependencies';
import type { CachedPage } from './cached-page';
import { fillPage, pictureIn } from './fill-page';
import { asData, headOf } from './head';
import type { StyledPage } from './inline-style';
import { knownContent, knownSetup } from './known-content';
import type { OpenPage } from './make-page';
import { preloadAll } from './preloads';
import { publicPages, type SentPage } from './public-page';
import { pageWords, type PageWords } from './setup-page';

/**
 * Serves the shell's page: a public page complete with its content, any other with the head of a registered page. So
 * crawlers, link previews, slow phones and browsers without JavaScript need no scripts to read.
 *
 * @param cachedPage - the built front ends
 * @param deps - for what public pages show
 */
export function sitePage(
  cachedPage: () => Promise<CachedPage>,
  deps: Dependencies,
): (page: ListedPage | undefined) => RequestHandler {
  const publicPage = publicPages(deps);
  return (page) => async (request, response) => {
    const [built] = await Promise.all([cachedPage(), knownContent(deps)]);
    response.set('Cache-Control', 'no-cache').type('html');
    const isPreview = page !== undefined && request.query.preview === contentPreview;
    if (isPreview) allowFrame(response);
    const isSetup = await knownSetup(deps);
    // The server renders no query. So the preview of a site that is being set up is rendered in the browser alone.
    if (isOpen(page) && !(isPreview && isSetup))
      return send(request, response, await publicPage(built, page));
    const { html, styleSources } = withHead(built, deps, pageWords(isSetup && !isPreview), page);
    allowStyles(response, styleSources);
    response.status(page ? 200 : 404).send(html);
  };
}

/** A browser's script replaces it. It says nothing about the link, which the server doesn't read. */
const needsScript = ({ title }: ListedPage): string =>
  '<noscript><main class="camp-page camp-page--text camp-prose">' +
  `<h1>${escapeHtml(title)}</h1><p>This page needs JavaScript.</p></main></noscript>`;

/** What a mailed link opens depends on the link, so the server doesn't render it. */
const isOpen = (page: ListedPage | undefined): page is ListedPage & OpenPage => isListed(page);

async function send(request: Request, response: Response, page: SentPage): Promise<void> {
  allowStyles(response, page.styleSources);
  response.vary('Accept-Encoding');
  if (!request.acceptsEncodings('br')) return void response.send(page.html);
  const compressed = await page.compressed();
  response.set('Content-Encoding', 'br').send(compressed);
}

/** For `/admin/content`, which shows the page with unsaved words. */
function allowFrame(response: Response) {
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  response.set('X-Frame-Options', 'SAMEORIGIN');
}

/** Beside the product's own files. */
function allowStyles(response: Response, sources: readonly string[]) {
  if (sources.length === 0) return;
  const policy = String(response.getHeader('Content-Security-Policy'));
  response.set('Content-Security-Policy', `${policy};style-src 'self' ${sources.join(' ')}`);
}

/** The same for everybody until the next build, or until the camp changes its words. */
function withHead(
  { html, filled, files }: CachedPage,
  { settings }: Dependencies,
  { content, head }: PageWords,
  page?: ListedPage,
): StyledPage {
  const path = page?.path ?? '';
  const pages = filled.get(content) ?? new Map<string, StyledPage>();
  filled.set(content, pages);
  const { publicUrl } = settings;
  const made =
    pages.get(path) ??
    fillPage(html, {
      head: () => head ?? headOf({ page, publicUrl, picture: pictureIn(html, publicUrl) }),
      page: () => (page?.privateAddress ? needsScript(page) : ''),
      data: () => asData('application/json', content, 'saved-content') + preloadAll(files, page),
    });
  pages.set(path, made);
  return made;
}
