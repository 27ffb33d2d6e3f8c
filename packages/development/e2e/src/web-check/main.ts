import { keepSection, machine } from '@camp/bench/benchmarks-file';
import { tableOf } from '@camp/bench/row';
import { median } from '@camp/bench/statistics';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../site/browser';
import { startDemo } from '../support/product';
import { checkAccessibility } from './accessibility';
import { measureFirstLoad } from './first-load';
import { measureInteraction } from './interaction';
import { measureLargestPaint } from './largest-paint';
import { auditRounds, type Audit } from './lighthouse-runs';
import { attempt, both, continued, type Outcome } from './outcome';
import { buildPlainBundle, plainFolder, unpaintedFolder } from './plain-bundle';
import { measureReturningParent } from './returning-parent';
import { rowsOf, type Measured } from './table';

const rounds = 7;
const interactionRounds = 5;

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
  if ('value' in product.axe) for (const violation of product.axe.value.violations) say(`axe: ${violation}`);
  await keepSection('check:web', section);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

function notesOn({ audits }: Measured): string {
  const listOf = (outcome: Outcome<readonly Audit[]>, figure: keyof Audit) =>
    'failure' in outcome ? 'none' : outcome.value.map((audit) => Math.round(audit[figure])).join(', ');
  return [
    `Lighthouse 12 with its phone profile, ${rounds} rounds, product and plain bundle in turn; performance of the product: ${listOf(audits.product, 'performance')}, its LCP: ${listOf(audits.product, 'largestContentfulPaint')}, that of the plain bundle: ${listOf(audits.plain, 'largestContentfulPaint')}.`,
    `The figures of Lighthouse are the medians of the rounds; INP is the median of ${interactionRounds} rounds of taps. A measurement that failed says why; it does not stop the others.`,
    'Lighthouse works its LCP out from a fast load, in which the scripts come before the first paint; the largest paint is what a person waits for.',
    'The plain bundle is the same code in one webpack build without federation, pages loaded on a visit as in the product, served by the same API.',
    'The parent’s time is the product’s and that of a person’s taps, thoughts and keys by the keystroke-level model (web-check/hand.ts), log-in typed, without the office’s part.',
  ].join(' ');
}

/** Product and plain bundle side by side. */
async function measurePaint(): Promise<
  Pick<Measured, 'audits' | 'firstLoad' | 'plainFirstLoad' | 'paint' | 'unpainted'>
> {
  say('The plain bundle ...');
  const product = await attempt(() => startDemo());
  const plain = await attempt(async () => {
    await buildPlainBundle();
    return startDemo({ ROOT_DIR: plainFolder });
  });
  const unpaintedBundle = await continued(plain, () => startDemo({ ROOT_DIR: unpaintedFolder }));
  const browser = await launchBrowser();
  try {
    const firstLoad = await continued(product, ({ url }) => measureFirstLoad(browser, url));
    const plainFirstLoad = await continued(plain, ({ url }) => measureFirstLoad(browser, url));
    say('A slow phone ...');
    const paints = await paintRounds(browser, [product, unpaintedBundle]);
    say('Lighthouse ...');
    const audits = await auditRounds({ product, plain }, rounds);
    const [paint, unpainted] = paints;
    return { audits, firstLoad, plainFirstLoad, paint, unpainted };
  } finally {
    await browser.close();
    await Promise.all([product, plain, unpaintedBundle].map(stop));
  }
}

/** In turns, each in every round. @returns the medians, in the order of the sites */
async function paintRounds(
  browser: Browser,
  sites: [Outcome<RunningProduct>, Outcome<RunningProduct>],
): Promise<[Outcome<number>, Outcome<number>]> {
  const times: [Outcome<number[]>, Outcome<number[]>] = [{ value: [] }, { value: [] }];
  for (let round = 0; round < rounds; round += 1) {
    for (const which of [0, 1] as const)
      times[which] = await continued(
        both(sites[which], times[which]),
        async ({ one: { url }, other: earlier }) => [...earlier, await measureLargestPaint(browser, url)],
      );
  }
  const middleOf = (outcome: Outcome<number[]>) =>
    continued(outcome, (values) => Promise.resolve(median(values)));
  return [await middleOf(times[0]), await middleOf(times[1])];
}

async function measureProduct(): Promise<Pick<Measured, 'axe' | 'interaction' | 'returningParent'>> {
  const product = await attempt(() => startDemo());
  const browser = await launchBrowser();
  try {
    say('Taps ...');
    const interaction = await continued(product, async ({ url }) => {
      const taps: number[] = [];
      for (let round = 0; round < interactionRounds; round += 1)
        taps.push(await measureInteraction(browser, url));
      return median(taps);
    });
    say('axe on every page ...');
    const axe = await continued(product, ({ url }) => checkAccessibility(browser, url));
    say('A returning parent ...');
    const returningParent = await continued(product, (running) => measureReturningParent(browser, running));
    return { axe, interaction, returningParent };
  } finally {
    await browser.close();
    await stop(product);
  }
}

/** Nothing runs where the start failed. */
const stop = async (product: Outcome<RunningProduct>) => {
  if ('value' in product) await product.value.stop();
};

checkWeb().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
