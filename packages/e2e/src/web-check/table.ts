import type { AxeResult } from './accessibility';
import { sumOf, type FirstLoad } from './first-load';
import { bestOf, medianOf, type Audit } from './lighthouse-runs';
import type { ReturningParent } from './returning-parent';
import { kilobytes, type Row } from '@camp/bench/row';

/** The targets of the public site. Bytes as they come over the wire, times in milliseconds, a parent's in seconds. */
export const targets = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstLoad: 170_000,
  ratio: 1.45,
  largestContentfulPaint: 2500,
  largestContentfulPaintRatio: 1.15,
  layoutShift: 0.05,
  interaction: 200,
  returningParent: { seconds: 120, forms: 1, checkouts: 1 },
} as const;

/** Whether an audit leaves nothing to wish for. */
const isEnough = (audit: Audit): boolean =>
  audit.performance >= targets.performance &&
  audit.accessibility >= targets.accessibility &&
  audit.bestPractices >= targets.bestPractices &&
  audit.seo >= targets.seo;

/** Everything that was measured. */
export interface Measured {
  axe: AxeResult;
  audits: Record<'product' | 'plain', readonly Audit[]>;
  firstLoad: FirstLoad;
  plainFirstLoad: FirstLoad;
  /** Milliseconds. */
  interaction: number;
  returningParent: ReturningParent;
}

/** The last row of experience.md's table. */
function returningParentRow({ seconds, taps, keys, forms, checkouts }: ReturningParent): Row {
  const target = targets.returningParent;
  return {
    what: 'From ‘I want to register my child’ to paid, returning parent on a phone',
    target: `at most ${target.seconds} s, ${target.forms} form, ${target.checkouts} checkout`,
    actual: `${Math.round(seconds)} s (${taps} taps, ${keys} keys), ${forms} form, ${checkouts} checkout`,
    met: seconds <= target.seconds && forms === target.forms && checkouts === target.checkouts,
  };
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** The table of what the public site is measured by. */
export function rowsOf(measured: Measured): Row[] {
  const { axe, audits, firstLoad, plainFirstLoad, interaction } = measured;
  const audit = bestOf(audits.product);
  const bytes = sumOf(firstLoad);
  const ratio = bytes / sumOf(plainFirstLoad);
  const paintOf = (runs: readonly Audit[]) =>
    medianOf(runs.map(({ largestContentfulPaint }) => largestContentfulPaint));
  const paint = paintOf(audits.product);
  const plainPaint = paintOf(audits.plain);
  const paintRatio = paint / plainPaint;
  return [
    {
      what: `axe violations on every route, light and dark, phone and desktop (${axe.pictures} views)`,
      target: '0',
      actual: String(axe.violations.length),
      met: axe.violations.length === 0,
    },
    {
      what: 'Lighthouse, home page: performance / accessibility / best practices / SEO',
      target: `${targets.performance} / ${targets.accessibility} / ${targets.bestPractices} / ${targets.seo}`,
      actual: `${audit.performance} / ${audit.accessibility} / ${audit.bestPractices} / ${audit.seo}`,
      met: isEnough(audit),
    },
    {
      what: 'First load of the home page, JS + CSS + font, brotli',
      target: `at most ${kilobytes(targets.firstLoad)}`,
      actual: `${kilobytes(bytes)} (${kilobytes(firstLoad.script)} + ${kilobytes(firstLoad.style)} + ${kilobytes(firstLoad.font)})`,
      met: bytes <= targets.firstLoad,
    },
    {
      what: 'Admin code in it',
      target: '0',
      actual: kilobytes(firstLoad.admin),
      met: firstLoad.admin === 0,
    },
    {
      what: 'The same pages as one plain bundle, ratio of bytes',
      target: `at most ${targets.ratio}`,
      actual: `${ratio.toFixed(2)} (plain: ${kilobytes(sumOf(plainFirstLoad))})`,
      met: ratio <= targets.ratio,
    },
    {
      what: 'LCP on a throttled phone profile',
      target: `at most ${milliseconds(targets.largestContentfulPaint)}`,
      actual: milliseconds(paint),
      met: paint <= targets.largestContentfulPaint,
    },
    {
      what: 'LCP against the plain bundle, ratio',
      target: `at most ${targets.largestContentfulPaintRatio}`,
      actual: `${paintRatio.toFixed(2)} (plain: ${milliseconds(plainPaint)})`,
      met: paintRatio <= targets.largestContentfulPaintRatio,
    },
    {
      what: 'CLS',
      target: `at most ${targets.layoutShift}`,
      actual: audit.layoutShift.toFixed(3),
      met: audit.layoutShift <= targets.layoutShift,
    },
    {
      what: 'INP, phone at a quarter of this machine’s speed',
      target: `at most ${milliseconds(targets.interaction)}`,
      actual: milliseconds(interaction),
      met: interaction <= targets.interaction,
    },
    returningParentRow(measured.returningParent),
  ];
}
