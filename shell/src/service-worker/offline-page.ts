import { publicPageList, publicPages } from '@camp/contracts/registries/public-pages';

/** Colors as in packages/ui/src/styles/tokens.css. This device may have no stylesheet of the site. */
const style = `
  :root { color-scheme: light dark; --paper: #fbf7ef; --ink: #1d2420; --link: #1f3d34; }
  @media (prefers-color-scheme: dark) { :root { --paper: #101a18; --ink: #eef2ea; --link: #e2ecdd; } }
  body { max-width: 38rem; margin: 0 auto; padding: 3rem 1.25rem; background: var(--paper); color: var(--ink);
    font: 1.0625rem/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
  h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
  ul { padding: 0; list-style: none; }
  a { display: inline-block; padding: 0.5rem 0; color: var(--link); }
`;

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
};

/**
 * The answer for a page that needs the network, while there is none. It has no scripts, and nothing of the address.
 *
 * @param savedPaths of pages that this device can show
 */
export function offlinePage(savedPaths: readonly string[]): Response {
  const saved = publicPageList.filter(({ path }) => savedPaths.includes(path));
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    `<title>You’re offline</title><style>${style}</style></head><body><main>`,
    '<h1>You’re offline</h1><p>This page will load once you’re back online.</p>',
    // An empty address is this page's own.
    '<p><a href="">Try again</a></p>',
    ...(saved.length > 0 ? ['<h2>Pages on this phone</h2>', listOf(saved)] : []),
    ...(saved.some(({ path }) => path === publicPages.packingList.path)
      ? ['<p>If you kept your check-in on this phone, it’s on the packing list.</p>']
      : []),
    '</main></body></html>',
  ];
  return new Response(html.join('\n'), { status: 503, headers });
}

const listOf = (saved: typeof publicPageList) => {
  const links = saved.map(({ path, title }) => `<a href="${path}">${title.replaceAll('&', '&amp;')}</a>`);
  return `<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`;
};
