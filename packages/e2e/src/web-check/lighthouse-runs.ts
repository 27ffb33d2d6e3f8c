import { chromium } from '@playwright/test';
import { freePort } from '@camp/local-services/ports';
import { browserFlags, browserPath } from '../site/chromium';

/** What Lighthouse says of a page on its throttled phone. */
export interface Audit {
  /** 0 to 100 each. */
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
 * Audits pages side by side: each in every round, so that what else the machine does meets all of them.
 *
 * @param urls by the name of the page
 * @returns the audits of each page, one of every round
 * @throws Error when Lighthouse has no result in several tries
 */
export async function auditRounds<Name extends string>(
  urls: Record<Name, string>,
  rounds: number,
): Promise<Record<Name, Audit[]>> {
  const names = Object.keys(urls) as Name[];
  const audits = Object.fromEntries(names.map((name) => [name, [] as Audit[]])) as Record<Name, Audit[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) audits[name].push(await audit(urls[name]));
  }
  return audits;
}

/** The run with the best performance: other programs on the machine only ever slow a page down. */
export const bestOf = (audits: readonly Audit[]): Audit =>
  audits.reduce((best, audit) => (audit.performance > best.performance ? audit : best));

/** The middle one of several figures. */
export function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A busy machine makes Lighthouse lose the begin of a page now and then; it asks to be run again. */
async function audit(url: string): Promise<Audit> {
  let failure = 'it never ran';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const outcome = await auditOnce(url);
    if (typeof outcome !== 'string') return outcome;
    failure = outcome;
  }
  throw new Error(`Lighthouse has no result: ${failure}`);
}

/** @returns the figures, or Lighthouse's sentence about why it has none */
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
