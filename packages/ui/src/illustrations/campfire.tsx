import { Pine } from './pine';
import { Spot } from './spot';

/** A fire with a marshmallow over it, for thank-you pages. */
export function Campfire() {
  return (
    <Spot>
      <Pine x={44} y={132} size={0.8} fill="var(--scene-hill-far)" />
      <Pine x={200} y={132} size={0.95} fill="var(--scene-hill-far)" />
      <Pine x={176} y={134} size={0.6} fill="var(--scene-hill-mid)" />
      <path
        fill="var(--scene-hill-near)"
        d="M24 136c52-10 138-12 192 0-16 20-44 27-80 28-46 2-92 0-112-28z"
      />
      <path
        fill="#e9873b"
        d="M120 44c6 24 34 36 34 66 0 20-15 32-34 32s-34-12-34-32c0-17 10-24 15-39 8 6 11 13 11 20 8-13 12-29 8-47z"
      />
      <path fill="#ffd58a" d="M122 90c2 14 15 19 15 33 0 11-7 19-17 19s-17-8-17-18c0-14 13-19 19-34z" />
      <path
        d="m82 150 76-18M82 132l76 18"
        stroke="var(--scene-wood-shade)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="m226 60-62 32" stroke="var(--scene-wood)" strokeWidth="3.5" strokeLinecap="round" />
      <rect
        x="142"
        y="86"
        width="26"
        height="18"
        rx="7"
        transform="rotate(-27 155 95)"
        fill="#fff6e6"
        stroke="#d9b98c"
        strokeWidth="2"
      />
    </Spot>
  );
}
