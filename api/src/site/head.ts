import { campContent } from '@camp/contracts/content/camp';
import { logoPath } from '@camp/contracts/content/appearance';
import { descriptionOf } from '@camp/contracts/registries/page-descriptions';
import { documentTitle, isListed } from '@camp/contracts/registries/page-document';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { escapeHtml } from '@camp/runtime/escape-html';

/** Input of a page's head. */
export interface HeadFacts {
  /** Undefined where no page is. */
  page: ListedPage | undefined;
  /** Where people reach the product, without a slash at the end. */
  publicUrl: string;
  /** Address of the picture for shared links, whole. */
  picture: string;
  /** Structured data, for search engines. */
  event?: object;
}

/**
 * Title, description, canonical address, picture and structured data of a page for search engines and link previews,
 * which run no scripts. Private pages have only `noindex`.
 */
export function headOf({ page, publicUrl, picture, event }: HeadFacts): string {
  const title = documentTitle(page);
  const description = (page && descriptionOf(page.id)) ?? campContent.tagline;
  const common = [`<title>${escapeHtml(title)}</title>`, meta('name', 'description', description)];
  if (!isListed(page)) return [...common, meta('name', 'robots', 'noindex')].join('\n    ');

  const address = `${publicUrl}${page.path}`;
  const { width, height, alt, card } = shownPicture();
  return [
    ...common,
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': campContent.name,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:image': picture,
      'og:image:width': width,
      'og:image:height': height,
      'og:image:alt': alt,
      'og:locale': 'en_US',
    }).map(([property, content]) => meta('property', property, content)),
    ...Object.entries({
      'twitter:card': card,
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture,
    }).map(([name, content]) => meta('name', name, content)),
    ...(event ? [asData('application/ld+json', event)] : []),
  ].join('\n    ');
}

/** How link previews show the camp's own logo, or the shipped drawing (`pictureIn`). */
const shownPicture = () =>
  logoPath(512)
    ? { width: '512', height: '512', alt: `Logo of ${campContent.name}`, card: 'summary' }
    : {
        width: '1200',
        height: '630',
        alt: 'A tent and a campfire below pines and hills',
        card: 'summary_large_image',
      };

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

/**
 * Data inside of HTML, never run; a `<` in it could end the element, and JSON has another way to write that.
 *
 * @param type media type of the data
 * @param id of the element
 */
export const asData = (type: string, data: unknown, id?: string): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
