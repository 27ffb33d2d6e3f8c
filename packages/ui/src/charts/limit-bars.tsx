import { ChartFrame } from './chart-frame';

/** How much of a limit is taken, and how many wait beyond it. */
export interface LimitBar {
  label: string;
  taken: number;
  /** Those for whom there was no room. */
  waiting?: number;
}

interface LimitBarsProps {
  title: string;
  summary: string;
  bars: readonly LimitBar[];
  /** The end of every bar; the largest number where absent. */
  limit?: number;
  /** ['Grade', 'Seats', 'Waiting'] */
  headings: readonly [label: string, taken: string, waiting: string];
}

/** Bars towards a limit, such as seats by grade: what is taken, and who waits beyond it. */
export function LimitBars({ title, summary, bars, limit, headings }: LimitBarsProps) {
  const longest = Math.max(1, limit ?? 0, ...bars.map(({ taken, waiting = 0 }) => taken + waiting));
  const lengthOf = (value: number) => ({ inlineSize: `${(value / longest) * 100}%` });
  return (
    <ChartFrame
      title={title}
      summary={summary}
      headings={headings}
      rows={bars.map(({ label, taken, waiting = 0 }) => ({
        label,
        values: [String(taken), String(waiting)],
      }))}
    >
      <div className="camp-chart__limits">
        {bars.map(({ label, taken, waiting = 0 }) => (
          <div key={label}>
            <span>{label}</span>
            <span className="camp-chart__track">
              <span data-tone="moss" style={lengthOf(taken)} />
              <span data-tone="sun" style={lengthOf(waiting)} />
              {limit !== undefined && <i style={{ insetInlineStart: lengthOf(limit).inlineSize }} />}
            </span>
            <span>{waiting > 0 ? `${taken} + ${waiting}` : taken}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  );
}
