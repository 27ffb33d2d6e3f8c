import { join } from 'node:path';
import type { PublicPage } from '@camp/contracts/registries/page';
import type { PublicPageId } from '@camp/contracts/registries/public-pages';
import { pageStartId, type RenderedPage } from '@camp/contracts/registries/rendered-page';
import type { Dependencies } from '../dependencies';
import { readOptional } from '../server/read-optional';
import type { CachedPage } from './cached-page';
import { campEvent } from './camp-event';
import { fillPage, pictureIn } from './fill-page';
import { asData, headOf } from './head';
import { inlineStyles, type StyledPage, type Stylesheet } from './inline-style';
import type { KnownFacts } from './page-facts';
import { isScript, preloadScripts } from './preloads';
import type { PageWords } from './setup-page';

/** A public page whose content depends on nothing but the product's data. */
export type OpenPage = PublicPage & { id: PublicPageId };

/**
 * Makes a public page: its head, its content and the data with which a browser takes it over.
 *
 * @param built - the front ends' build
 * @param known - what the page shows
 * @param words - what the camp saved
 * @returns without the content if it can't be rendered, which is logged
 */
export async function makePage(
  deps: Dependencies,
  built: CachedPage,
  page: OpenPage,
  { facts, stored }: KnownFacts,
  { content, head }: PageWords,
): Promise<StyledPage> {
  const { publicUrl, root } = deps.settings;
  const rendered = await unlessFailing(deps, built, page, () =>
    built.renderer?.renderPage(page.id, facts, content),
  );
  const picture = pictureIn(built.html, publicUrl);
  const event = stored && page.id === 'home' ? campEvent(stored, publicUrl, picture) : undefined;
  const files = rendered ? (built.files[page.id] ?? []) : [];
  const filled = fillPage(built.html, {
    head: () => (head ?? headOf({ page, publicUrl, picture, event })) + preloadScripts(files),
    page: () => rendered?.html ?? '',
    data: () =>
      asData('application/json', content, 'saved-content') +
      (rendered ? asData('application/json', rendered.start, pageStartId) : ''),
  });
  if (!rendered || !built.style) return filled;
  return inlineStyles(filled, [built.style, ...(await stylesheetsAmong(files, root))]);
}

/** Builds with a page that failed to render, so that each is logged once. */
const failing = new WeakSet<CachedPage>();

async function unlessFailing(
  { logger }: Dependencies,
  built: CachedPage,
  { path }: OpenPage,
  render: () => Promise<RenderedPage> | undefined,
): Promise<RenderedPage | undefined> {
  try {
    return await render();
  } catch (error) {
    if (!failing.has(built)) logger.error({ err: error, path }, 'A public page is sent without its content');
    failing.add(built);
    return undefined;
  }
}

async function stylesheetsAmong(files: readonly string[], root: string): Promise<Stylesheet[]> {
  const read = async (path: string): Promise<Stylesheet[]> => {
    const text = await readOptional(join(root, 'public-app', 'dist', path.slice(path.lastIndexOf('/'))));
    return text ? [{ path, text: text.toString() }] : [];
  };
  return (await Promise.all(files.filter((file) => !isScript(file)).map(read))).flat();
}
