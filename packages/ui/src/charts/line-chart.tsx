import { Axis } from './axis';
import { Legend } from './bar-chart';
import { ChartFrame } from './chart-frame';
import { canvas, ticksUpTo, yOf } from './scale';

/** A point in time with this year's and last year's count. Undefined for the future. */
export interface LinePoint {
  label: string;
  value?: number;
  before?: number;
}

interface LineChartProps {
  title: string;
  summary: string;
  points: readonly LinePoint[];
  /** ['Day', '2027', '2026'] */
  headings: readonly [label: string, value: string, before: string];
}

/** Growth over time, compared with last year. */
export function LineChart({ title, summary, points, headings }: LineChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...points.flatMap(({ value = 0, before = 0 }) => [value, before])));
  const top = ticks.at(-1) ?? 1;
  const step = (canvas.width - canvas.left - canvas.right) / Math.max(1, points.length - 1);
  const xOf = (at: number) => canvas.left + at * step;
  const pathOf = (series: 'value' | 'before') =>
    points
      .flatMap(({ [series]: value }, at) =>
        value === undefined ? [] : [`${xOf(at).toFixed(1)} ${yOf(value, top).toFixed(1)}`],
      )
      .map((point, at) => `${at === 0 ? 'M' : 'L'}${point}`)
      .join('');
  const latest = points.findLastIndex(({ value }) => value !== undefined);
  const stepsToLabel = Math.ceil(points.length / 6);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      headings={headings}
      rows={points.map(({ label, value, before }) => ({
        label,
        values: [value, before].map((one) => (one === undefined ? '–' : String(one))),
      }))}
    >
      <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} aria-hidden="true">
        <Axis ticks={ticks} textOf={String} />
        <path className="camp-chart__path--before" d={pathOf('before')} />
        <path className="camp-chart__path--now" d={pathOf('value')} />
        {latest >= 0 && (
          <circle
            className="camp-chart__dot"
            cx={xOf(latest)}
            cy={yOf(points[latest]?.value ?? 0, top)}
            r="5"
          />
        )}
        {points.map(({ label }, at) =>
          at % stepsToLabel === 0 ? (
            <text
              key={label}
              x={xOf(at)}
              y={canvas.height - 8}
              // Keeps the labels clear of the axis and the edge.
              textAnchor={at < points.length - 1 ? 'start' : 'end'}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
      <Legend now={headings[1]} before={headings[2]} lines />
    </ChartFrame>
  );
}
