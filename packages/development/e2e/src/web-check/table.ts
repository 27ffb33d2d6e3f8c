import { kilobytes, type Row } from '@camp/bench/row';
import type { AxeResult } from './accessibility';
import { sumOf, type FirstLoad } from './first-load';
import { middleOf, type Audit } from './lighthouse-runs';
import { both, type Outcome } from './outcome';
import type { ReturningParent } from './returning-parent';

/** The targets of the public site. Bytes over the wire, times in milliseconds, a parent's in seconds. */
export const targets = {
  performance: 99,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  totalBlockingTime: 100,
  firstLoad: 157_600,
  ratio: 1.45,
  largestContentfulPaint: 2500,
  largestContentfulPaintRatio: 0.8,
  /** The largest paint on a slow phone, relative to a plain bundle that paints nothing before its scripts have run. */
  paintRatio: 0.8,
  /** Every public page's largest paint on a slow phone. */
  paint: 1000,
  layoutShift: 0,
  interaction: 100,
  returningParent: { seconds: 120, forms: 1, checkouts: 1 },
} as const;

/** Pages that Lighthouse audits: two to choose by, one with pictures, one with a form. */
export const auditedPages = ['/', '/camper-home', '/staff-about', '/login'] as const;
export type AuditedPage = (typeof auditedPages)[number];

/** The product, or the same pages as a plain bundle. */
export type Site = 'product' | 'plain';

/** The page with the highest value. */
export interface WorstPage {
  path: string;
  value: number;
}

/** How fast the public site is. */
export interface Speed {
  audits: Record<AuditedPage, Record<Site, Outcome<readonly Audit[]>>>;
  firstLoad: Outcome<FirstLoad>;
  plainFirstLoad: Outcome<FirstLoad>;
  /** Milliseconds. */
  interaction: Outcome<number>;
  /** Milliseconds until the largest paint on a slow phone, with and without a first screen. */
  paint: Outcome<number>;
  unpainted: Outcome<number>;
  /** The latest largest paint of all public pages, in milliseconds. */
  slowestPage: Outcome<WorstPage>;
}

/** What people meet on the site. */
export interface Behavior {
  axe: Outcome<AxeResult>;
  /** The largest layout shift of all public pages. */
  largestShift: Outcome<WorstPage>;
  returningParent: Outcome<ReturningParent>;
}

/** The table of the site's speed. */
export function speedRows(measured: Speed): Row[] {
  const { firstLoad, plainFirstLoad, interaction } = measured;
  const bytes = both(firstLoad, plainFirstLoad);
  return [
    ...auditedPages.flatMap((path) => auditRows(path, measured.audits[path])),
    row(
      'First load of the home page, JS + CSS + font, brotli',
      `at most ${kilobytes(targets.firstLoad)}`,
      firstLoad,
      (value) => ({
        actual: `${kilobytes(sumOf(value))} (${kilobytes(value.script)} + ${kilobytes(value.style)} + ${kilobytes(value.font)})`,
        met: sumOf(value) <= targets.firstLoad,
      }),
    ),
    row('Admin code in it', '0', firstLoad, ({ admin }) => ({ actual: kilobytes(admin), met: admin === 0 })),
    row('The same pages as one plain bundle, ratio of bytes', `at most ${targets.ratio}`, bytes, (value) => {
      const ratio = sumOf(value.one) / sumOf(value.other);
      const actual = `${ratio.toFixed(2)} (plain: ${kilobytes(sumOf(value.other))})`;
      return { actual, met: ratio <= targets.ratio };
    }),
    row(
      'Largest paint on a slow phone and network, relative to a plain bundle',
      `at most ${targets.paintRatio}`,
      both(measured.paint, measured.unpainted),
      ({ one, other }) => ({
        actual: `${(one / other).toFixed(2)} (${milliseconds(one)}; the bundle: ${milliseconds(other)})`,
        met: one / other <= targets.paintRatio,
      }),
    ),
    row(
      'Largest paint there, the slowest of all public pages',
      `at most ${milliseconds(targets.paint)}`,
      measured.slowestPage,
      ({ path, value }) => ({ actual: `${milliseconds(value)} (${path})`, met: value <= targets.paint }),
    ),
    row(
      'INP, phone at a quarter of this machine’s speed',
      `at most ${milliseconds(targets.interaction)}`,
      interaction,
      (value) => ({ actual: milliseconds(value), met: value <= targets.interaction }),
    ),
  ];
}

/** The table of what people meet. */
export function behaviorRows({ axe, largestShift, returningParent }: Behavior): Row[] {
  return [
    row('axe violations on every route, light and dark, phone and desktop', '0', axe, (value) => ({
      actual: `${value.violations.length} (${value.pictures} views)`,
      met: value.violations.length === 0,
    })),
    row(
      'Layout shift of a public page with random delays, the largest',
      `${targets.layoutShift}`,
      largestShift,
      ({ path, value }) => ({
        actual: `${value.toFixed(3)} (${path})`,
        met: value <= targets.layoutShift,
      }),
    ),
    returningParentRow(returningParent),
  ];
}

/** Lighthouse's figures for one page. */
function auditRows(path: AuditedPage, audits: Speed['audits'][AuditedPage]): Row[] {
  const audit = valueOf(audits.product, middleOf);
  const paints = both(audit, valueOf(audits.plain, middleOf));
  return [
    row(
      `${path}: Lighthouse`,
      `${targets.performance} / ${targets.accessibility} / ${targets.bestPractices} / ${targets.seo}`,
      audit,
      (value) => ({
        actual: `${value.performance} / ${value.accessibility} / ${value.bestPractices} / ${value.seo}`,
        met: isEnough(value),
      }),
    ),
    row(
      `${path}: blocked by scripts`,
      `at most ${milliseconds(targets.totalBlockingTime)}`,
      audit,
      ({ totalBlockingTime }) => ({
        actual: milliseconds(totalBlockingTime),
        met: totalBlockingTime <= targets.totalBlockingTime,
      }),
    ),
    row(`${path}: LCP`, `at most ${milliseconds(targets.largestContentfulPaint)}`, audit, (value) => ({
      actual: milliseconds(value.largestContentfulPaint),
      met: value.largestContentfulPaint <= targets.largestContentfulPaint,
    })),
    row(
      `${path}: LCP, relative to the plain bundle`,
      `at most ${targets.largestContentfulPaintRatio}`,
      paints,
      ({ one, other }) => {
        const ratio = one.largestContentfulPaint / other.largestContentfulPaint;
        const actual = `${ratio.toFixed(2)} (plain: ${milliseconds(other.largestContentfulPaint)})`;
        return { actual, met: ratio <= targets.largestContentfulPaintRatio };
      },
    ),
  ];
}

/** The last row of docs/benchmarks.md. */
function returningParentRow(outcome: Behavior['returningParent']): Row {
  const target = targets.returningParent;
  return row(
    'From ‘I want to register my child’ to paid, returning parent on a phone',
    `at most ${target.seconds} s, ${target.forms} form, ${target.checkouts} checkout`,
    outcome,
    ({ seconds, taps, keys, forms, checkouts }) => ({
      actual: `${Math.round(seconds)} s (${taps} taps, ${keys} keys), ${forms} form, ${checkouts} checkout`,
      met: seconds <= target.seconds && forms === target.forms && checkouts === target.checkouts,
    }),
  );
}

/** A failed row shows the reason, and misses its target. */
function row<Value>(
  what: string,
  target: string,
  outcome: Outcome<Value>,
  said: (value: Value) => Pick<Row, 'actual' | 'met'>,
): Row {
  if ('failure' in outcome) return { what, target, actual: `failed: ${outcome.failure}`, met: false };
  return { what, target, ...said(outcome.value) };
}

const valueOf = <Value, Other>(outcome: Outcome<Value>, change: (value: Value) => Other): Outcome<Other> =>
  'failure' in outcome ? outcome : { value: change(outcome.value) };

/** Whether an audit meets all targets. */
const isEnough = (audit: Audit): boolean =>
  audit.performance >= targets.performance &&
  audit.accessibility >= targets.accessibility &&
  audit.bestPractices >= targets.bestPractices &&
  audit.seo >= targets.seo;

const milliseconds = (value: number) => `${Math.round(value)} ms`;
