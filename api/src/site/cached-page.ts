import { readFile } from 'node:fs/promises';
import { inlineStyle, type StyledPage } from './inline-style';

/** Milliseconds after which the file is read again: a new build needs no restart. */
const timeToLive = 1_000;

/** The shell's page as it was built, and what was made of it for the pages that are the same for everybody. */
export interface CachedPage {
  readonly html: string;
  /** The same with its stylesheet in it, for the page that is painted before any script. */
  readonly styled: StyledPage;
  /** Path of a page -> the page with its head. */
  readonly filled: Map<string, string>;
}

/**
 * Keeps the shell's page: to read it takes turns of libuv's threads, which wait when every core is at work
 * (docs/decisions/0057-file-cache.md).
 *
 * @param file - the built index.html
 * @param now - milliseconds of a clock that only goes on
 * @returns what reads it, once for all who ask meanwhile. It throws when the file cannot be read, and the next one tries
 * again
 */
export function cachePage(file: string, now = () => performance.now()): () => Promise<CachedPage> {
  let cached: Promise<CachedPage> | undefined;
  let until = 0;
  const read = async (before?: CachedPage): Promise<CachedPage> => {
    const html = await readFile(file, 'utf8');
    // Each time: a build may have written the page before its stylesheet.
    const styled = await inlineStyle(file, html);
    const isSame = before?.html === html && before.styled.html === styled.html;
    return isSame ? before : { html, styled, filled: new Map() };
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
