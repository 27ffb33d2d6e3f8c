import { useId, type ReactNode } from 'react';
import './charts.css';

/** One row of the table behind a chart: what it is about, then its values as they are read. */
export interface ChartRow {
  label: string;
  values: readonly string[];
}

interface ChartFrameProps {
  title: string;
  /** What the drawing shows, in a sentence: read instead of it. */
  summary: string;
  /** Of the table's columns. */
  headings: readonly string[];
  rows: readonly ChartRow[];
  children: ReactNode;
}

/**
 * A drawing with the numbers behind it: who cannot see it, or wants to know exactly, opens the table. The drawing is
 * one picture to screen readers, with a sentence for its name.
 */
export function ChartFrame({ title, summary, headings, rows, children }: ChartFrameProps) {
  const id = useId();
  return (
    <figure className="camp-chart camp-box" aria-labelledby={id}>
      <h2 id={id} className="camp-chart__title">
        {title}
      </h2>
      <div role="img" aria-label={summary} className="camp-chart__drawing">
        {children}
      </div>
      <details className="camp-chart__numbers camp-note">
        <summary>As a table</summary>
        <table>
          <caption className="camp-visually-hidden">{title}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={headings[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
