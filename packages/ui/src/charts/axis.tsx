import { canvas, yOf } from './scale';

interface AxisProps {
  ticks: readonly number[];
  textOf: (value: number) => string;
}

/** The lines across a chart and what they stand for. */
export function Axis({ ticks, textOf }: AxisProps) {
  const top = ticks.at(-1) ?? 1;
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
            {textOf(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
