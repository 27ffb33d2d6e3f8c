import { canvas, yOf } from './scale';

interface AxisProps {
  ticks: readonly number[];
  textOf: (value: number) => string;
}

/** A chart's grid lines with their labels. */
export function Axis({ ticks, textOf }: AxisProps) {
  const top = ticks.at(-1) ?? 1;
  // On a phone, text is large relative to the drawing, so "$15,000" would start outside the drawing.
  const isInThousands = top >= 10_000 && ticks.every((tick) => tick % 1_000 === 0);
  const wordsOf = (tick: number) => (isInThousands ? textOf(tick).replace(/,000$/, 'K') : textOf(tick));
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className="camp-chart__line"
            x1={canvas.left}
            x2={canvas.width - canvas.right}
            y1={yOf(tick, top)}
            y2={yOf(tick, top)}
          />
          <text x={canvas.left - 8} y={yOf(tick, top) + 4} textAnchor="end">
            {wordsOf(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
