import { launchBrowser } from '../site/browser';
import { startDemo } from '../support/product';
import { checkAccessibility } from './accessibility';
import { keepSection, machine } from './benchmarks-file';
import { measureFirstLoad } from './first-load';
import { measureInteraction } from './interaction';
import { bestAudit } from './lighthouse-runs';
import { buildPlainBundle, plainFolder } from './plain-bundle';
import { measureReturningParent } from './returning-parent';
import { tableOf } from './row';
import { isEnough, rowsOf, type Measured } from './table';

const mostRuns = 5;
const interactionRounds = 3;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run check:web`: measures the public site and keeps the table in docs/benchmarks.md. */
async function checkWeb(): Promise<void> {
  const plain = await measurePlain();
  const product = await measureProduct();
  const rows = rowsOf({ ...product, ...plain });
  const section = [
    '## The public site (`npm run check:web`)',
    `Production build in Chromium: ${machine()}.`,
    tableOf(rows),
    `Lighthouse 12 with its phone profile; performance of its runs: ${product.performances.join(', ')}. The best of up to ${mostRuns} runs counts, since other programs on the machine only ever slow a page down, and the fastest of ${interactionRounds} rounds of taps. The plain bundle is the same code in one webpack build without federation, pages loaded on a visit as in the product, served by the same API. The parent’s time is the product’s and that of a person’s taps, thoughts and keys by the keystroke-level model (web-check/hand.ts), log-in typed, without the office’s part.`,
  ].join('\n\n');
  say(`\n${section}\n`);
  for (const violation of product.axe.violations) say(`axe: ${violation}`);
  await keepSection(section);
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
}

async function measurePlain(): Promise<Pick<Measured, 'plainAudit' | 'plainFirstLoad'>> {
  say('The plain bundle ...');
  await buildPlainBundle();
  const product = await startDemo({ ROOT_DIR: plainFolder });
  const browser = await launchBrowser();
  try {
    const plainFirstLoad = await measureFirstLoad(browser, product.url);
    const { best } = await bestAudit(product.url, mostRuns, isEnough);
    return { plainAudit: best, plainFirstLoad };
  } finally {
    await browser.close();
    await product.stop();
  }
}

type ProductMeasured = Omit<Measured, 'plainAudit' | 'plainFirstLoad'> & { performances: number[] };

async function measureProduct(): Promise<ProductMeasured> {
  const product = await startDemo();
  const browser = await launchBrowser();
  try {
    say('Lighthouse ...');
    const firstLoad = await measureFirstLoad(browser, product.url);
    const { best, performances } = await bestAudit(product.url, mostRuns, isEnough);
    say('Taps ...');
    const taps: number[] = [];
    for (let round = 0; round < interactionRounds; round += 1) {
      taps.push(await measureInteraction(browser, product.url));
    }
    say('axe on every page ...');
    const axe = await checkAccessibility(browser, product.url);
    say('A returning parent ...');
    const returningParent = await measureReturningParent(browser, product);
    return { axe, audit: best, performances, firstLoad, interaction: Math.min(...taps), returningParent };
  } finally {
    await browser.close();
    await product.stop();
  }
}

checkWeb().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
