import type { Audit } from './lighthouse-runs';
import { rowsOf, type Measured } from './table';

const audit = (performance: number, largestContentfulPaint: number): Audit => ({
  performance,
  largestContentfulPaint,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  totalBlockingTime: 0,
  layoutShift: 0,
});

const load = { script: 100_000, style: 10_000, font: 20_000, admin: 0 };

const measured = (values: Partial<Measured> = {}): Measured => ({
  axe: { value: { pictures: 4, violations: [] } },
  audits: { product: { value: [audit(96, 1000)] }, plain: { value: [audit(96, 1000)] } },
  firstLoad: { value: load },
  plainFirstLoad: { value: load },
  interaction: { value: 80 },
  paint: { value: 800 },
  unpainted: { value: 1000 },
  returningParent: { value: { seconds: 100, taps: 1, keys: 1, forms: 1, checkouts: 1 } },
  ...values,
});

const actualOf = (values: Partial<Measured>, what: RegExp) =>
  rowsOf(measured(values)).find((row) => what.test(row.what))?.actual;

it('shows a failure with its reason and keeps the rest', () => {
  const rows = rowsOf(measured({ returningParent: { failure: 'Element is not attached to the DOM' } }));

  expect(rows.at(-1)).toMatchObject({ actual: 'failed: Element is not attached to the DOM', met: false });
  expect(rows.slice(0, -1).every(({ met }) => met)).toBe(true);
});

it('loses only the comparisons with the plain bundle when that fails', () => {
  const gone = { failure: 'webpack complains' };
  const { audits } = measured();

  const rows = rowsOf(measured({ plainFirstLoad: gone, audits: { ...audits, plain: gone } }));

  const failed = rows.filter(({ met }) => !met).map(({ what }) => what);
  expect(failed).toEqual([
    'The same pages as one plain bundle, ratio of bytes',
    'LCP against the plain bundle, ratio',
  ]);
});

it('shows the median of each of Lighthouse’s figures, not a single round', () => {
  const rounds = { value: [audit(99, 3000), audit(90, 1000), audit(95, 2000)] };
  const audits = { product: rounds, plain: { value: [audit(99, 1600), audit(99, 2000), audit(99, 9000)] } };

  expect(actualOf({ audits }, /^Lighthouse/)).toBe('95 / 100 / 100 / 100');
  expect(actualOf({ audits }, /^LCP on/)).toBe('2000 ms');
  expect(actualOf({ audits }, /^LCP against/)).toBe('1.00 (plain: 2000 ms)');
});

it('compares the largest paint with that of the page without a first screen', () => {
  const rowOf = (paint: number) =>
    rowsOf(measured({ paint: { value: paint }, unpainted: { value: 1000 } })).find(({ what }) =>
      what.startsWith('Largest paint'),
    );

  expect(rowOf(800)).toMatchObject({ met: true });
  expect(rowOf(900)).toMatchObject({ actual: '0.90 (900 ms; the bundle: 1000 ms)', met: false });
});
