/** Round step sizes. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * The round whole numbers of an axis, from 0 to at least the largest value. Campers have no fractions.
 *
 * @param largest value of the drawing
 * @param most lines above the base line
 */
export function ticksUpTo(largest: number, most = 4): number[] {
  if (!(largest > 0)) return [0, 1];
  const rough = largest / most;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    steps
      .map((one) => Number((one * magnitude).toPrecision(12)))
      .find((one) => one >= rough && Number.isInteger(one)) ?? 10 * magnitude,
  );
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** Width and height of the drawing. The page scales it. */
export const canvas = { width: 640, height: 220, left: 52, right: 10, top: 12, bottom: 26 } as const;

/** A value's position between the base line and the top. @param top the largest tick */
export const yOf = (value: number, top: number): number =>
  canvas.height - canvas.bottom - (value / top) * (canvas.height - canvas.top - canvas.bottom);
