import type { Audit } from './lighthouse-runs';
import {
  auditedPages,
  behaviorRows,
  speedRows,
  type AuditedPage,
  type Behavior,
  type Site,
  type Speed,
} from './table';
import type { Outcome } from './outcome';

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

/** The same audits for every page. */
const everywhere = (audits: Record<Site, Outcome<Audit[]>>): Speed['audits'] =>
  Object.fromEntries(auditedPages.map((path) => [path, audits])) as Record<AuditedPage, typeof audits>;

const measured = (values: Partial<Speed> = {}): Speed => ({
  audits: everywhere({ product: { value: [audit(99, 800)] }, plain: { value: [audit(96, 1000)] } }),
  firstLoad: { value: load },
  plainFirstLoad: { value: load },
  interaction: { value: 80 },
  paint: { value: 800 },
  unpainted: { value: 1000 },
  slowestPage: { value: { path: '/gallery', value: 900 } },
  ...values,
});

const behavior: Behavior = {
  axe: { value: { pictures: 4, violations: [] } },
  largestShift: { value: { path: '/gallery', value: 0 } },
  returningParent: { failure: 'Element is not attached to the DOM' },
};

const actualOf = (values: Partial<Speed>, what: RegExp) =>
  speedRows(measured(values)).find((row) => what.test(row.what))?.actual;

it('shows a failure with its reason and keeps the rest', () => {
  const rows = behaviorRows(behavior);

  expect(rows.at(-1)).toMatchObject({ actual: 'failed: Element is not attached to the DOM', met: false });
  expect(rows.slice(0, -1).every(({ met }) => met)).toBe(true);
});

it('loses only the comparisons with the plain bundle when that fails', () => {
  const gone = { failure: 'webpack complains' };
  const audits = everywhere({ product: { value: [audit(99, 800)] }, plain: gone });

  const rows = speedRows(measured({ plainFirstLoad: gone, audits }));

  const failed = rows.filter(({ met }) => !met).map(({ what }) => what);
  expect(failed).toEqual([
    ...auditedPages.map((path) => `${path}: LCP, relative to the plain bundle`),
    'The same pages as one plain bundle, ratio of bytes',
  ]);
});

it('shows the median of each of Lighthouse’s figures, not a single round', () => {
  const rounds = { value: [audit(99, 3000), audit(90, 1000), audit(95, 2000)] };
  const plain = { value: [audit(99, 1600), audit(99, 2000), audit(99, 9000)] };
  const audits = everywhere({ product: rounds, plain });

  expect(actualOf({ audits }, /: Lighthouse$/)).toBe('95 / 100 / 100 / 100');
  expect(actualOf({ audits }, /^\/: LCP$/)).toBe('2000 ms');
  expect(actualOf({ audits }, /^\/: LCP, relative/)).toBe('1.00 (plain: 2000 ms)');
});

it('compares the largest paint with that of the page without a first screen', () => {
  const rowOf = (paint: number) =>
    speedRows(measured({ paint: { value: paint }, unpainted: { value: 1000 } })).find(({ what }) =>
      what.startsWith('Largest paint on'),
    );

  expect(rowOf(800)).toMatchObject({ met: true });
  expect(rowOf(900)).toMatchObject({ actual: '0.90 (900 ms; the bundle: 1000 ms)', met: false });
});
