/** Comments in the shell's index.html that the API replaces. */
type Part = 'head' | 'page' | 'data';

/**
 * Fills the parts of the shell's page.
 *
 * @param html - the built page
 * @param parts - returns the HTML of each part
 */
export const fillPage = (html: string, parts: Record<Part, () => string>): string =>
  html.replace(/<!--(head|page|data)-->.*?<!--\/\1-->/gs, (_whole, part: Part) => parts[part]());

/** Address of the picture for shared links, with the content's hash in it. */
export const pictureIn = (html: string, publicUrl: string): string =>
  `${publicUrl}${/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '/open-graph.jpg'}`;
