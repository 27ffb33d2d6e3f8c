// Renders the picture for shared links (1200 by 630): npm run open-graph -w @camp/e2e.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../src/site/browser.ts';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
// On the site, a font that comes late isn't used. The picture waits for it.
await page.route('**/*.css', async (route) => {
  const css = await readFile(new URL(route.request().url()), 'utf8');
  await route.fulfill({
    body: css.replaceAll(/font-display:\s*optional/g, 'font-display: block'),
    contentType: 'text/css',
  });
});
await page.goto(`file://${file('../dist/living-page/open-graph.html')}`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: file('../../../ui/src/open-graph.jpg'), type: 'jpeg', quality: 86 });
await browser.close();
