import { median } from '@camp/bench/measure/statistics';
import { chromium } from '@playwright/test';
import { freePort } from '@camp/local-services/ports';
import { browserFlags, browserPath } from '@camp/testing/chromium';
import { both, continued, type Outcome } from './outcome';

/** Lighthouse's results for a page on its throttled phone. */
export interface Audit {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds. */
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
}

const tries = 3;

/**
 * Audits a page of each site in rounds, each site in every round, so that the machine's other load affects all of them.
 *
 * @param sites by name. Sites that don't run, or have no result after several attempts, are skipped
 * @param path of the page
 * @returns the audits of each site, one per round
 */
export async function auditRounds<Name extends string>(
  sites: Record<Name, Outcome<{ url: string }>>,
  path: string,
  rounds: number,
): Promise<Record<Name, Outcome<Audit[]>>> {
  const names = Object.keys(sites) as Name[];
  const audits = Object.fromEntries(names.map((name) => [name, { value: [] }])) as unknown as Record<
    Name,
    Outcome<Audit[]>
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names)
      audits[name] = await continued(
        both(sites[name], audits[name]),
        async ({ one: { url }, other: earlier }) => [...earlier, await audit(url + path)],
      );
  }
  return audits;
}

/** The median of each figure. */
export function middleOf(audits: readonly Audit[]): Audit {
  const middle = (figure: keyof Audit) => median(audits.map((audit) => audit[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    largestContentfulPaint: middle('largestContentfulPaint'),
    totalBlockingTime: middle('totalBlockingTime'),
    layoutShift: middle('layoutShift'),
  };
}

/** On a busy machine, Lighthouse sometimes misses a page's start, so the audit is repeated. */
async function audit(url: string): Promise<Audit> {
  let failure = 'it never ran';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const outcome = await auditOnce(url);
    if (typeof outcome !== 'string') return outcome;
    failure = outcome;
  }
  throw new Error(`Lighthouse has no result: ${failure}`);
}

/** @returns the figures, or Lighthouse's reason for the missing result */
async function auditOnce(url: string): Promise<Audit | string> {
  const { default: lighthouse } = await import('lighthouse');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result) return 'no result';
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) return runtimeError.message;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaint: number('largest-contentful-paint'),
      totalBlockingTime: number('total-blocking-time'),
      layoutShift: number('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}
