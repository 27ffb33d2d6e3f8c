import { useId, type ReactNode } from 'react';
import './charts.css';

/** A row of the table behind a chart: its heading, then its formatted values. */
export interface ChartRow {
  label: string;
  values: readonly string[];
}

interface ChartFrameProps {
  title: string;
  /** A sentence that describes the drawing. Screen readers read it instead. */
  summary: string;
  /** The table's column names. */
  headings: readonly string[];
  rows: readonly ChartRow[];
  children: ReactNode;
}

/**
 * A drawing with a table of its numbers, for people who can't see it or need exact values. Screen readers get the
 * drawing as one image, named by a sentence.
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
        <summary>Show as a table</summary>
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
