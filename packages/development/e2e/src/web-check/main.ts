import { chosenNames, type Bench } from '@camp/bench/bench';
import { saveRun } from '@camp/bench/benchmarks';
import { commitOf } from '@camp/bench/commit';
import { measuredRun } from '@camp/bench/measured-run';
import { median } from '@camp/bench/measure/statistics';
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
import {
  auditedPages,
  behaviorRows,
  speedRows,
  type AuditedPage,
  type Behavior,
  type Site,
  type Speed,
  type WorstPage,
} from './table';

const rounds = 5;
const interactionRounds = 5;
const publicPaintRounds = 3;
/** Loads of each public page, with random delays. */
const shiftLoads = 50;
/** Pages that load at the same time when only their layout counts. */
const tabs = 4;

const say = (text: string) => process.stdout.write(`${text}\n`);

const speedNotes = `Lighthouse 12 (performance / accessibility / best practices / SEO) with its throttled phone, medians of ${rounds} rounds in turn with the plain bundle: the same code in one webpack build, served by the same API. It calculates LCP from a fast load. The largest paint is what a person waits for, the slowest page by the median of ${publicPaintRounds} loads. INP is the median of ${interactionRounds} rounds of taps.`;
const behaviorNotes = `Shifts are of ${shiftLoads} loads of each public page with a random delay of each file. The parent’s time is the product’s plus taps, thoughts and keys by the keystroke-level model, without the administrators’ part.`;

/** The parts of the check, each stored on its own. */
const parts: Readonly<Record<string, Bench>> = {
  speed: {
    title: 'the public site’s speed',
    heldBy: ['P6', '0063-first-paint', '0098-pages-before-scripts'],
    run: async () => ({ rows: speedRows(await measureSpeed()), notes: speedNotes }),
  },
  behavior: {
    title: 'axe, layout shifts, a parent’s time',
    heldBy: ['0098-pages-before-scripts'],
    run: async () => ({ rows: behaviorRows(await measureBehavior()), notes: behaviorNotes }),
  },
};

/** `npm run check:web [-- speed|behavior]`: measures the public site and stores each part in docs/benchmarks.md. */
async function checkWeb(asked: readonly string[]): Promise<void> {
  const commit = await commitOf(workspaceFolder);
  for (const name of chosenNames(asked, parts))
    saveRun(name, await measuredRun(name, parts[name] as Bench, commit));
}

/** Measures the product and a plain bundle side by side. */
async function measureSpeed(): Promise<Speed> {
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
    say('Taps ...');
    const interaction = await continued(product, ({ url }) => medianOfTaps(browser, url));
    say('Lighthouse ...');
    const audits = {} as Record<AuditedPage, Record<Site, Outcome<Audit[]>>>;
    for (const path of auditedPages) audits[path] = await auditRounds({ product, plain }, path, rounds);
    const [paint, unpainted] = paints;
    return { audits, firstLoad, plainFirstLoad, interaction, paint, unpainted, slowestPage };
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

async function medianOfTaps(browser: Browser, url: string): Promise<number> {
  const taps: number[] = [];
  for (let round = 0; round < interactionRounds; round += 1)
    taps.push(await measureInteraction(browser, url));
  return median(taps);
}

async function measureBehavior(): Promise<Behavior> {
  const product = await attempt(() => startDemo());
  const browser = await launchBrowser();
  try {
    say('Layout shifts ...');
    const largestShift = await continued(product, ({ url }) => findLargestShift(browser, url));
    say('axe on every page ...');
    const axe = await continued(product, async ({ url }) => {
      const result = await checkAccessibility(browser, url);
      for (const violation of result.violations) say(`axe: ${violation}`);
      return result;
    });
    say('A returning parent ...');
    const returningParent = await continued(product, (running) => measureReturningParent(browser, running));
    return { axe, largestShift, returningParent };
  } finally {
    await browser.close();
    await stop(product);
  }
}

/** Does nothing if the start failed. */
const stop = async (product: Outcome<RunningProduct>) => {
  if ('value' in product) await product.value.stop();
};

checkWeb(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
