import { join } from 'node:path';
import type { SavedContent } from '@camp/contracts/content/saved-content';
import type { PageFiles, PageRenderer } from '@camp/contracts/registries/rendered-page';
import { readOptional } from '../server/read-optional';
import { readBuiltPage, type BuiltPage } from './built-page';
import { stylesheetIn, type StyledPage, type Stylesheet } from './inline-style';

/** Milliseconds after which the files are read again, so that a new build needs no restart. */
const timeToLive = 1_000;

/** The built front ends, with the pages made from them for everybody. */
export interface CachedPage extends BuiltPage {
  /** The shell's stylesheet. Undefined until a build has written it. */
  readonly style: Stylesheet | undefined;
  /** Scripts and stylesheets of each page of public-app, and of the shell's parts. */
  readonly files: PageFiles;
  /** Undefined if the build has none. */
  readonly renderer: PageRenderer | undefined;
  /** Pages with their heads, by path, for the words that the camp saved. */
  readonly filled: WeakMap<SavedContent, Map<string, StyledPage>>;
}

/**
 * Caches the shell's page, since a read waits for libuv's threads when every core is busy
 * (docs/decisions/0057-file-cache.md).
 *
 * @param root - folder of the built front ends
 * @param rendererOf - returns the renderer of the current build
 * @param now - milliseconds of a monotonic clock
 * @returns a function that returns the page; concurrent callers share one read. It rejects if the file can't be read,
 * which isn't cached
 */
export function cachePage(
  root: string,
  rendererOf: () => Promise<PageRenderer | undefined>,
  now = () => performance.now(),
): () => Promise<CachedPage> {
  const folder = join(root, 'shell', 'dist');
  let cached: Promise<CachedPage> | undefined;
  let until = 0;
  const read = async (before?: CachedPage): Promise<CachedPage> => {
    const page = await readBuiltPage(join(folder, 'index.html'));
    const { html } = page;
    // Each time, since a build may write the page before its stylesheet.
    const style = await styleOf(folder, html);
    const files = await filesIn(root);
    const renderer = await rendererOf();
    const isSame =
      before?.html === html &&
      before.style?.text === style?.text &&
      before.renderer === renderer &&
      JSON.stringify(before.files) === JSON.stringify(files);
    return isSame ? before : { ...page, style, files, renderer, filled: new WeakMap() };
  };
  return () => {
    if (cached && now() < until) return cached;
    const before = cached;
    const fresh = before ? before.then(read, () => read()) : read();
    [cached, until] = [fresh, now() + timeToLive];
    fresh.catch(() => {
      if (cached === fresh) cached = undefined;
    });
    return fresh;
  };
}

async function styleOf(folder: string, html: string): Promise<Stylesheet | undefined> {
  const path = stylesheetIn(html);
  const text = path && (await readOptional(join(folder, path)));
  return path && text ? { path, text: text.toString() } : undefined;
}

async function filesIn(root: string): Promise<PageFiles> {
  const listOf = (app: string) => listedIn(join(root, app, 'dist', 'page-files.json'));
  const [parts, pages] = await Promise.all([listOf('shell'), listOf('public-app')]);
  return { ...parts, ...pages };
}

async function listedIn(file: string): Promise<PageFiles> {
  const list = await readOptional(file);
  try {
    return list ? (JSON.parse(list.toString()) as PageFiles) : {};
  } catch {
    // A build is writing it. The next second has all of it.
    return {};
  }
}
