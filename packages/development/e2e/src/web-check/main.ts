import { saveRun, tableOf, type Run } from '@camp/bench/benchmarks';
import { commitOf } from '@camp/bench/commit';
import { median } from '@camp/bench/measure/statistics';
import { thisMachine } from '@camp/bench/this-machine';
import { workspaceFolder } from '@camp/local-services/workspace';
import { isListed } from '@camp/contracts/registries/page-document';
import { publicPageList } from '@camp/contracts/registries/public-pages';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../site/browser';
import { startDemo } from '../support/product';
import { checkAccessibility } from './accessibility';
import { measureFirstLoad } from './first-load';
import { measureInteraction } from './interaction';
import { measureLargestPaint } from './largest-paint';
import { measureLayoutShift } from './layout-shift';
import { auditRounds, type Audit } from './lighthouse-runs';
import { attempt, both, continued, type Outcome } from './outcome';
import { buildPlainBundle, plainFolder } from './plain-bundle';
import { measureReturningParent } from './returning-parent';
import { auditedPages, rowsOf, type AuditedPage, type Measured, type Site, type WorstPage } from './table';

const rounds = 5;
const interactionRounds = 5;
const publicPaintRounds = 3;
/** Loads of each public page, with random delays. */
const shiftLoads = 50;
/** Pages that load at the same time when only their layout counts. */
const tabs = 4;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run check:web`: measures the public site and stores the run in docs/benchmarks.md. */
async function checkWeb(): Promise<void> {
  const commit = await commitOf(workspaceFolder);
  const paint = await measurePaint();
  const product = await measureProduct();
  const measured = { ...paint, ...product };
  const rows = rowsOf(measured);
  const run: Run = {
    ...{ title: 'the public site', heldBy: ['P6', '0063-first-paint', '0098-pages-before-scripts'] },
    ...{ date: new Date().toISOString().slice(0, 10), commit, machine: await thisMachine(), rows },
    notes,
  };
  say(`\n${tableOf(rows)}\n\n${notes}\n`);
  if ('value' in product.axe) for (const violation of product.axe.value.violations) say(`axe: ${violation}`);
  saveRun('check:web', run);
  if (rows.some(({ met }) => met === false)) process.exitCode = 1;
}

const notes = [
  `Lighthouse 12 (performance / accessibility / best practices / SEO) with its throttled phone profile, medians of ${rounds} rounds, product and plain bundle in turn. It calculates LCP from a fast load. The largest paint is what a person waits for, the slowest page by the median of ${publicPaintRounds} loads. Shifts are of ${shiftLoads} loads of each public page with a random delay of each file. INP is the median of ${interactionRounds} rounds of taps.`,
  'The plain bundle is the same code in one webpack build without federation, served by the same API.',
  'The parent’s time is the product’s time plus taps, thoughts and keys by the keystroke-level model (web-check/hand.ts). The login is typed, and the administrators’ part is left out.',
].join(' ');

/** Measures the product and a plain bundle side by side. */
async function measurePaint(): Promise<
  Pick<Measured, 'audits' | 'firstLoad' | 'plainFirstLoad' | 'paint' | 'unpainted' | 'slowestPage'>
> {
  say('The plain bundle ...');
  const product = await attempt(() => startDemo());
  const plain = await attempt(async () => {
    await buildPlainBundle();
    return startDemo({ ROOT_DIR: plainFolder });
  });
  const browser = await launchBrowser();
  try {
    const firstLoad = await continued(product, ({ url }) => measureFirstLoad(browser, url));
    const plainFirstLoad = await continued(plain, ({ url }) => measureFirstLoad(browser, url));
    say('A slow phone ...');
    const paints = await paintRounds(browser, [product, plain]);
    const slowestPage = await continued(product, ({ url }) => findSlowestPage(browser, url));
    say('Lighthouse ...');
    const audits = {} as Record<AuditedPage, Record<Site, Outcome<Audit[]>>>;
    for (const path of auditedPages) audits[path] = await auditRounds({ product, plain }, path, rounds);
    const [paint, unpainted] = paints;
    return { audits, firstLoad, plainFirstLoad, paint, unpainted, slowestPage };
  } finally {
    await browser.close();
    await Promise.all([product, plain].map(stop));
  }
}

/**
 * Measures the sites in turns, each in every round.
 * @returns the medians, in the order of the sites
 */
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

/** The public page with the latest largest paint, by the median of its rounds. */
async function findSlowestPage(browser: Browser, url: string): Promise<WorstPage> {
  const pages: WorstPage[] = [];
  for (const path of publicPaths) {
    const times: number[] = [];
    for (let round = 0; round < publicPaintRounds; round += 1)
      times.push(await measureLargestPaint(browser, url + path));
    pages.push({ path, value: median(times) });
  }
  return worstOf(pages);
}

/** The public page whose layout shifted most in any of its loads. */
async function findLargestShift(browser: Browser, url: string): Promise<WorstPage> {
  const pages: WorstPage[] = [];
  for (const path of publicPaths) {
    const shifts: number[] = [];
    const load = async () => {
      for (let left = shiftLoads / tabs; left > 0; left -= 1)
        shifts.push(await measureLayoutShift(browser, url + path));
    };
    await Promise.all(Array.from({ length: tabs }, load));
    pages.push({ path, value: Math.max(...shifts) });
  }
  return worstOf(pages);
}

const publicPaths = publicPageList.filter(isListed).map(({ path }) => path);

const worstOf = (pages: readonly WorstPage[]): WorstPage =>
  pages.reduce((worst, page) => (page.value > worst.value ? page : worst));

async function measureProduct(): Promise<
  Pick<Measured, 'axe' | 'interaction' | 'largestShift' | 'returningParent'>
> {
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
    say('Layout shifts ...');
    const largestShift = await continued(product, ({ url }) => findLargestShift(browser, url));
    say('axe on every page ...');
    const axe = await continued(product, ({ url }) => checkAccessibility(browser, url));
    say('A returning parent ...');
    const returningParent = await continued(product, (running) => measureReturningParent(browser, running));
    return { axe, interaction, largestShift, returningParent };
  } finally {
    await browser.close();
    await stop(product);
  }
}

/** Does nothing if the start failed. */
const stop = async (product: Outcome<RunningProduct>) => {
  if ('value' in product) await product.value.stop();
};

checkWeb().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
