import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { readOptional } from '../server/read-optional';

/** A page with its stylesheet in it. */
export interface StyledPage {
  readonly html: string;
  /** The style's hash for the content security policy (CSP Level 3, 2.3.1). */
  readonly styleSource?: string;
}

const stylesheet = /<link href="(\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/**
 * Inlines the stylesheet into the page, so that the first paint waits for no second request.
 *
 * @param file - the built page, next to its stylesheet
 * @param html - its content
 * @returns the unchanged page if it has no stylesheet or the build hasn't written it yet
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
