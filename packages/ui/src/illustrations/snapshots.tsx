import { Pine } from './pine';
import { Spot } from './spot';

/** Empty photos pinned to a line, for the gallery. */
export function Snapshots() {
  return (
    <Spot>
      <path
        d="M10 46c60 26 160 26 220 0"
        fill="none"
        stroke="var(--scene-wood-shade)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g transform="rotate(-6 70 100)">
        <rect
          x="36"
          y="62"
          width="66"
          height="78"
          rx="4"
          fill="var(--scene-photo)"
          stroke="var(--color-line)"
        />
        <path fill="var(--scene-sky-low)" d="M43 69h52v48H43z" />
        <circle cx="82" cy="82" r="7" fill="var(--scene-sun)" />
        <path fill="var(--scene-hill-mid)" d="M43 104c14-12 22-8 30-3s14 1 22-4v20H43z" />
        <Pine x={58} y={114} size={0.4} fill="var(--scene-hill-near)" />
        <path fill="var(--color-action)" d="M66 54h7v16h-7z" />
      </g>
      <g transform="rotate(5 164 104)">
        <rect
          x="132"
          y="64"
          width="66"
          height="78"
          rx="4"
          fill="var(--scene-photo)"
          stroke="var(--color-line)"
        />
        <path fill="var(--scene-hill-far)" d="M139 71h52v48h-52z" />
        <path fill="var(--scene-tent-shade)" d="m164 84 20 4 7 23-12 2z" />
        <path fill="var(--scene-tent)" d="m164 84-20 28 35 1z" />
        <path fill="var(--scene-hill-near)" d="M139 110h52v9h-52z" />
        <path fill="var(--color-sun)" d="M162 56h7v16h-7z" />
      </g>
    </Spot>
  );
}
