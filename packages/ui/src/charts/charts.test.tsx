import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { ticksUpTo } from './scale';

const textOf = (value: number) => `$${value}`;

/** The numbers behind the drawing, row by row. */
const numbers = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [9, [0, 5, 10]],
  [7, [0, 2, 4, 6, 8]],
  [52, [0, 20, 40, 60]],
  [4815, [0, 2000, 4000, 6000]],
])('an axis up to %p has round numbers', (largest, ticks) => {
  expect(ticksUpTo(largest)).toEqual(ticks);
});

test('bars are one image with a sentence, and a table', () => {
  const { container } = render(
    <BarChart
      title="Gifts"
      summary="Most came in December."
      headings={['Month', '2026', '2025']}
      bars={[
        { label: 'Nov', value: 50, before: 20 },
        { label: 'Dec', value: 100, before: 0 },
      ]}
      textOf={textOf}
    />,
  );

  expect(screen.getByRole('figure', { name: 'Gifts' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Most came in December.' })).toBeVisible();
  expect(numbers()).toEqual([
    ['Month', '2026', '2025'],
    ['Nov', '$50', '$20'],
    ['Dec', '$100', '$0'],
  ]);
  const [november, december] = container.querySelectorAll('.camp-chart__bar--now');
  expect(Number(december?.getAttribute('height'))).toBeCloseTo(2 * Number(november?.getAttribute('height')));
  expect(container.querySelectorAll('.camp-chart__bar--before')).toHaveLength(1);
});

test('an axis of round thousands abbreviates them, and its table shows them in full', () => {
  const bars = [{ label: '2026', value: 15_000 }];
  const sum = (value: number) => `$${value.toLocaleString('en-US')}`;

  const { container } = render(
    <BarChart title="Income" summary="Income." headings={['Year', 'Paid']} bars={bars} textOf={sum} />,
  );

  const words = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(words).toEqual(['$0', '$5K', '$10K', '$15K', '2026']);
  expect(numbers()).toContainEqual(['2026', '$15,000']);
});

test('a line ends at today, and last year’s continues', () => {
  const { container } = render(
    <LineChart
      title="Registrations"
      summary="2 registered."
      headings={['Day', '2027', '2026']}
      points={[
        { label: 'Jun 15', value: 1, before: 0 },
        { label: 'Jun 16', value: 2, before: 1 },
        { label: 'Jun 17', before: 4 },
      ]}
    />,
  );

  const points = (series: string) =>
    container.querySelector(`.camp-chart__path--${series}`)?.getAttribute('d')?.match(/[ML]/g);
  expect(points('now')).toHaveLength(2);
  expect(points('before')).toHaveLength(3);
  expect(numbers()[3]).toEqual(['Jun 17', '–', '4']);
});
