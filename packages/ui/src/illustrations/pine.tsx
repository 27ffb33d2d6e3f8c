/** A pine at `x`, `y`, 80 units times `size` high. Part of the larger drawings. */
export function Pine({ x, y, size = 1, fill }: { x: number; y: number; size?: number; fill: string }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={fill}
      d="M0-80c3 8 7 15 12 22l-6-1c4 8 8 15 13 21l-8-2c4 10 8 17 14 25-7 3-14 4-22 4V0h-6v-11c-8 0-15-1-22-4 6-8 10-15 14-25l-8 2c5-6 9-13 13-21l-6 1c5-7 9-14 12-22z"
    />
  );
}
