import { ChartFrame } from './chart-frame';

/** A part of the whole; `tone` is its colour, its words say what it is. */
export interface Part {
  label: string;
  value: number;
  tone: 'moss' | 'sun' | 'clay' | 'rest';
}

interface PartBarProps {
  title: string;
  summary: string;
  parts: readonly Part[];
  textOf: (value: number) => string;
}

/** What a whole is made of, such as paid, asked and not asked. */
export function PartBar({ title, summary, parts, textOf }: PartBarProps) {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const shareOf = (value: number) => (whole === 0 ? 0 : (value / whole) * 100);
  return (
    <ChartFrame
      title={title}
      summary={summary}
      headings={['Part', 'Number', 'Share']}
      rows={parts.map(({ label, value }) => ({
        label,
        values: [textOf(value), `${Math.round(shareOf(value))} %`],
      }))}
    >
      <div className="camp-chart__parts">
        {parts.map(({ label, value, tone }) => (
          <span key={label} data-tone={tone} style={{ inlineSize: `${shareOf(value)}%` }} />
        ))}
      </div>
      <p className="camp-chart__legend">
        {parts.map(({ label, value, tone }) => (
          <span key={label}>
            <span className="camp-chart__swatch" data-tone={tone} />
            {label} <strong>{textOf(value)}</strong>
          </span>
        ))}
      </p>
    </ChartFrame>
  );
}
