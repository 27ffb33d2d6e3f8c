import { createHash } from 'node:crypto';
import { escapeHtml } from '@camp/runtime/escape-html';

/** A stylesheet of the build. */
export interface Stylesheet {
  /** Its address. */
  path: string;
  text: string;
}

/** A page with its stylesheets in it. */
export interface StyledPage {
  html: string;
  /** The styles' hashes for the content security policy (CSP Level 3, 2.3.1). */
  styleSources: readonly string[];
}

/** The shell's stylesheet in its built page. */
const link = /<link href="(\/[^"]+\.css)" rel="stylesheet"\s*\/?>/;

/** The address of the shell's stylesheet. Undefined if the page has none. */
export const stylesheetIn = (html: string): string | undefined => link.exec(html)?.[1];

/**
 * Inlines the page's stylesheets, so that the first paint waits for no second request.
 *
 * @param page - with a link to the first one
 * @param stylesheets - the shell's, then those of the page's code, which then doesn't load them (`data-href`)
 */
export function inlineStyles(page: StyledPage, stylesheets: readonly Stylesheet[]): StyledPage {
  const styles = stylesheets.map(
    ({ path, text }) => `<style data-href="${escapeHtml(path)}">${text}</style>`,
  );
  return {
    html: page.html.replace(link, () => styles.join('')),
    styleSources: [...page.styleSources, ...stylesheets.map(({ text }) => styleSource(text))],
  };
}

/** A style's source for the content security policy. */
export const styleSource = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
