import { logoPath } from '@camp/contracts/content/appearance';
import { campAppearance, withCampAppearance } from './camp-appearance';
import type { StyledPage } from './inline-style';

/** Comments in the shell's index.html that the API replaces. */
type Part = 'head' | 'page' | 'data';

/**
 * Fills the parts of the shell's page, and gives it the camp's own look.
 *
 * @param html - the built page
 * @param parts - returns the HTML of each part
 */
export function fillPage(html: string, parts: Record<Part, () => string>): StyledPage {
  const { style, styleSources } = campAppearance();
  const filled = withCampAppearance(html).replace(
    /<!--(head|page|data)-->.*?<!--\/\1-->/gs,
    (_whole, part: Part) => `${parts[part]()}${part === 'head' ? style : ''}`,
  );
  return { html: filled, styleSources };
}

/** Address of the picture for shared links: the camp's own logo, or the drawing, with the content's hash in it. */
export const pictureIn = (html: string, publicUrl: string): string =>
  `${publicUrl}${logoPath(512) ?? /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '/open-graph.jpg'}`;
