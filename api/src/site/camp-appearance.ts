import { accentStyle, ownAccent } from '@camp/contracts/content/accent-colors';
import { appearanceContent, logoPath } from '@camp/contracts/content/appearance';
import { styleSource } from './inline-style';

/**
 * A style for the page's head, and its source for the content security policy. A preview replaces the style
 * (packages/ui/src/content/show-accent.tsx).
 */
interface CampAppearance {
  style: string;
  styleSources: readonly string[];
}

let last: { accent: string; appearance: CampAppearance } | undefined;

/** The camp's own color, in the page so that it is there at the first paint. Empty while it has the shipped one. */
export function campAppearance(): CampAppearance {
  const { accent } = appearanceContent;
  if (last?.accent !== accent) {
    const style = accentStyle();
    const appearance = style
      ? { style: `<style data-accent>${style}</style>`, styleSources: [styleSource(style)] }
      : { style: '', styleSources: [] };
    last = { accent, appearance };
  }
  return last.appearance;
}

const tabIcon = /<link rel="icon"[^>]*>/;
const phoneIcon = /<link rel="apple-touch-icon"[^>]*>/;
const dayColor = /(<meta name="theme-color" content=")#\w+(" media="\(prefers-color-scheme: light\)")/;

/**
 * Gives the built page the camp's own logo as its icons, and its color to the browser's bar by day. At night, the bar
 * stays dark.
 *
 * @param html - before it is filled, so that nothing in it comes from the camp
 */
export function withCampAppearance(html: string): string {
  const [tab, phone, accent] = [logoPath(48), logoPath(180), ownAccent()];
  const colored = accent
    ? html.replace(dayColor, (_whole, before: string, after: string) => `${before}${accent}${after}`)
    : html;
  return tab && phone
    ? colored
        .replace(tabIcon, `<link rel="icon" type="image/png" sizes="48x48" href="${tab}">`)
        .replace(phoneIcon, `<link rel="apple-touch-icon" href="${phone}">`)
    : colored;
}
