import { launchBrowser } from '../site/browser';
import { startDemo } from '../support/product';
import { checkAccessibility } from './accessibility';
import { keepSection, machine } from '@camp/bench/benchmarks-file';
import { measureFirstLoad } from './first-load';
import { measureInteraction } from './interaction';
import { auditRounds, type Audit } from './lighthouse-runs';
import { buildPlainBundle, plainFolder } from './plain-bundle';
import { measureReturningParent } from './returning-parent';
import { tableOf } from '@camp/bench/row';
import { rowsOf, type Measured } from './table';

const rounds = 7;
const interactionRounds = 3;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run check:web`: measures the public site and keeps the table in docs/benchmarks.md. */
async function checkWeb(): Promise<void> {
  const paint = await measurePaint();
  const product = await measureProduct();
  const measured = { ...paint, ...product };
  const rows = rowsOf(measured);
  const section = [
    '## The public site (`npm run check:web`)',
    `Production build in Chromium: ${machine()}.`,
    tableOf(rows),
    notesOn(measured),
  ].join('\n\n');
  say(`\n${section}\n`);
  for (const violation of product.axe.violations) say(`axe: ${violation}`);
  await keepSection('check:web', section);
  if (rows.some(({ met }) => !met)) process.exitCode = 1;
}

function notesOn({ audits }: Measured): string {
  const listOf = (figures: number[]) => figures.map((figure) => Math.round(figure)).join(', ');
  const paints = (runs: readonly Audit[]) =>
    listOf(runs.map(({ largestContentfulPaint }) => largestContentfulPaint));
  return [
    `Lighthouse 12 with its phone profile, ${rounds} rounds, product and plain bundle in turn; performance of the product: ${listOf(audits.product.map(({ performance }) => performance))}, its LCP: ${paints(audits.product)}, that of the plain bundle: ${paints(audits.plain)}.`,
    'The scores are those of the best round, since other programs on the machine only ever slow a page down; LCP is the median; INP is that of the fastest of',
    `${interactionRounds} rounds of taps. The plain bundle is the same code in one webpack build without federation, pages loaded on a visit as in the product, served by the same API.`,
    'The parent’s time is the product’s and that of a person’s taps, thoughts and keys by the keystroke-level model (web-check/hand.ts), log-in typed, without the office’s part.',
  ].join(' ');
}

/** Product and plain bundle side by side. */
async function measurePaint(): Promise<Pick<Measured, 'audits' | 'firstLoad' | 'plainFirstLoad'>> {
  say('The plain bundle ...');
  await buildPlainBundle();
  const product = await startDemo();
  const plain = await startDemo({ ROOT_DIR: plainFolder });
  const browser = await launchBrowser();
  try {
    const firstLoad = await measureFirstLoad(browser, product.url);
    const plainFirstLoad = await measureFirstLoad(browser, plain.url);
    say('Lighthouse ...');
    const audits = await auditRounds({ product: product.url, plain: plain.url }, rounds);
    return { audits, firstLoad, plainFirstLoad };
  } finally {
    await browser.close();
    await Promise.all([product.stop(), plain.stop()]);
  }
}

async function measureProduct(): Promise<Pick<Measured, 'axe' | 'interaction' | 'returningParent'>> {
  const product = await startDemo();
  const browser = await launchBrowser();
  try {
    say('Taps ...');
    const taps: number[] = [];
    for (let round = 0; round < interactionRounds; round += 1) {
      taps.push(await measureInteraction(browser, product.url));
    }
    say('axe on every page ...');
    const axe = await checkAccessibility(browser, product.url);
    say('A returning parent ...');
    const returningParent = await measureReturningParent(browser, product);
    return { axe, interaction: Math.min(...taps), returningParent };
  } finally {
    await browser.close();
    await product.stop();
  }
}

checkWeb().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
