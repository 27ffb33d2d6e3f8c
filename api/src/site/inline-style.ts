import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { readOptional } from '../server/read-optional';

/** A page with its stylesheet in it. */
export interface StyledPage {
  readonly html: string;
  /** What a content security policy names to let the browser take the style (CSP Level 3, 2.3.1). */
  readonly styleSource?: string;
}

const stylesheet = /<link href="(\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/**
 * Puts the stylesheet into the page, so that what the page paints before any script waits for no second answer.
 *
 * @param file - the built page; its stylesheet lies in the same folder
 * @param html - what stands in it
 * @returns the page as it was where it names no stylesheet, or one that a build has not written yet
 */
export async function inlineStyle(file: string, html: string): Promise<StyledPage> {
  const [link, path] = stylesheet.exec(html) ?? [];
  if (!link || !path) return { html };
  const style = (await readOptional(join(dirname(file), path)))?.toString();
  if (style === undefined) return { html };
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    html: html.replace(link, () => `<style>${style}</style>`),
    styleSource: `'sha256-${hash}'`,
  };
}
