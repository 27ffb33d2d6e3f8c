import { Axis } from './axis';
import { ChartFrame } from './chart-frame';
import { canvas, ticksUpTo, yOf } from './scale';

/** A bar, with last year's bar behind it if it has one. */
export interface Bar {
  label: string;
  value: number;
  before?: number;
}

interface BarChartProps {
  title: string;
  summary: string;
  bars: readonly Bar[];
  /** Column names of the table for category, this year and last year: ['Month', '2026', '2025']. */
  headings: readonly [label: string, value: string, before?: string];
  textOf?: (value: number) => string;
}

/** Bars side by side, such as the months of a year. */
export function BarChart({ title, summary, bars, headings, textOf = String }: BarChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...bars.flatMap(({ value, before = 0 }) => [value, before])));
  const top = ticks.at(-1) ?? 1;
  const room = (canvas.width - canvas.left - canvas.right) / Math.max(1, bars.length);
  const rows = bars.map(({ label, value, before }) => ({
    label,
    values: headings[2] === undefined ? [textOf(value)] : [textOf(value), textOf(before ?? 0)],
  }));
  return (
    <ChartFrame
      title={title}
      summary={summary}
      headings={headings.filter((heading) => heading !== undefined)}
      rows={rows}
    >
      <svg viewBox={`0 0 ${canvas.width} ${canvas.height}`} aria-hidden="true">
        <Axis ticks={ticks} textOf={textOf} />
        {bars.map(({ label, value, before = 0 }, at) => (
          <g key={label} transform={`translate(${canvas.left + at * room} 0)`}>
            <Column x={room * 0.14} width={room * 0.72} value={before} top={top} series="before" />
            <Column x={room * 0.24} width={room * 0.52} value={value} top={top} series="now" />
            <text x={room / 2} y={canvas.height - 8} textAnchor="middle">
              {label}
            </text>
          </g>
        ))}
      </svg>
      {headings[2] !== undefined && <Legend now={headings[1]} before={headings[2]} />}
    </ChartFrame>
  );
}

interface ColumnProps {
  x: number;
  width: number;
  value: number;
  top: number;
  series: 'now' | 'before';
}

function Column({ x, width, value, top, series }: ColumnProps) {
  if (value <= 0) return null;
  const y = yOf(value, top);
  return (
    <rect
      className={`camp-chart__bar--${series}`}
      x={x}
      y={y}
      width={width}
      height={yOf(0, top) - y}
      rx={Math.min(4, width / 2)}
    />
  );
}

/** The legend. @param lines whether the chart has lines instead of bars */
export function Legend({ now, before, lines = false }: { now: string; before: string; lines?: boolean }) {
  return (
    <p className="camp-chart__legend camp-note" aria-hidden="true" data-lines={lines || undefined}>
      <span className="camp-chart__swatch camp-chart__swatch--now" />
      {now}
      <span className="camp-chart__swatch camp-chart__swatch--before" />
      {before}
    </p>
  );
}
