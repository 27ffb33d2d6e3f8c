// Checks the living page: npm run living-page:check -w @camp/e2e. It requires that there is no axe violation and
// nothing wider than the window, in light and dark, on phone and desktop, comfortable and compact. It saves a
// screenshot of each in dist/living-page/pictures/.
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { launchBrowser } from '../src/site/browser.ts';

const page = new URL('../dist/living-page/index.html', import.meta.url);
const pictures = fileURLToPath(new URL('../dist/living-page/pictures/', import.meta.url));
const windows = { small: [320, 640], phone: [390, 844], desktop: [1360, 850], wide: [1920, 1080] };

/** The living page's problems at one size, one line each. */
async function findingsOf(browser, [size, [width, height]], theme, density) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const tab = await context.newPage();
  const findings = [];
  tab.on('pageerror', (error) => findings.push(error.message));
  await tab.goto(`${page}?theme=${theme}&density=${density}`);
  await tab.evaluate(() => document.fonts.ready);
  // In a full-page screenshot, a sticky bar would cover content in the middle.
  await tab.addStyleTag({ content: '.camp-submit-bar { position: static !important; }' });
  await tab.screenshot({ path: `${pictures}${size}-${theme}-${density}.png`, fullPage: true });

  const tooWide = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (tooWide > 0) findings.push(`${tooWide} px wider than the window`);
  const { violations } = await new AxeBuilder({ page: tab }).analyze();
  for (const { id, nodes } of violations) {
    findings.push(`${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  await context.close();
  return findings.map((finding) => `${size} ${theme} ${density}: ${finding}`);
}

const browser = await launchBrowser();
const findings = [];
for (const entry of Object.entries(windows)) {
  for (const theme of ['light', 'dark']) {
    for (const density of ['comfortable', 'compact']) {
      findings.push(...(await findingsOf(browser, entry, theme, density)));
    }
  }
}
await browser.close();

process.stdout.write(`${findings.length === 0 ? 'Nothing wrong.' : findings.join('\n')}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
