import { descriptionOf } from '@camp/contracts/registries/page-descriptions';
import { isListed } from '@camp/contracts/registries/page-document';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import { escapeHtml } from '@camp/runtime/escape-html';
import { Router } from 'express';

/**
 * `/robots.txt` and `/sitemap.xml`: every public page that has something to say in search results. Pages that must
 * not be listed are left to crawlers nevertheless: only who reads them sees that they say `noindex`.
 *
 * @param publicUrl where people reach the product, without a slash at the end
 */
export function crawlers(publicUrl: string): Router {
  const addresses = publicPageList
    .filter((page) => isListed(page) && descriptionOf(page.id) !== null)
    .map(({ path }) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');

  const router = Router();
  router.get('/sitemap.xml', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('application/xml').send(sitemap);
  });
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/plain').send(robots);
  });
  return router;
}
