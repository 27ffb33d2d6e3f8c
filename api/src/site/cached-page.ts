import { readFile } from 'node:fs/promises';
import type { SavedContent } from '@camp/contracts/content/saved-content';
import { inlineStyle, type StyledPage } from './inline-style';

/** Milliseconds after which the file is read again, so that a new build needs no restart. */
const timeToLive = 1_000;

/** The shell's built page, with the pages derived from it for everybody. */
export interface CachedPage {
  readonly html: string;
  /** The page with its stylesheet inlined, for the first paint without scripts. */
  readonly styled: StyledPage;
  /** Pages with their heads, by path, for the words that the camp saved. */
  readonly filled: WeakMap<SavedContent, Map<string, string>>;
}

/**
 * Caches the shell's page, since a read waits for libuv's threads when every core is busy
 * (docs/decisions/0057-file-cache.md).
 *
 * @param file - the built index.html
 * @param now - milliseconds of a monotonic clock
 * @returns a function that returns the page; concurrent callers share one read. It rejects if the file can't be read,
 * which isn't cached
 */
export function cachePage(file: string, now = () => performance.now()): () => Promise<CachedPage> {
  let cached: Promise<CachedPage> | undefined;
  let until = 0;
  const read = async (before?: CachedPage): Promise<CachedPage> => {
    const html = await readFile(file, 'utf8');
    // Each time, since a build may write the page before its stylesheet.
    const styled = await inlineStyle(file, html);
    const isSame = before?.html === html && before.styled.html === styled.html;
    return isSame ? before : { html, styled, filled: new WeakMap() };
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
