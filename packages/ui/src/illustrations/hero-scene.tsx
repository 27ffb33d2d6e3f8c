import { Pine } from './pine';

// Stars and forests as numbers: [x, y, size]. There are no stars behind the home page's text.
const stars: readonly (readonly [number, number, number])[] = [
  [868, 34, 1.3],
  [742, 96, 1.5],
  [916, 92, 1.8],
  [962, 20, 1.1],
  [1190, 26, 1.9],
  [1236, 128, 1.3],
  [1298, 62, 1.6],
  [1340, 168, 1.2],
  [1396, 40, 1.3],
  [1412, 132, 1.8],
  [1196, 190, 1.1],
  [700, 196, 1.2],
  [612, 250, 1.4],
  [420, 296, 1.2],
  [128, 318, 1.3],
  [262, 282, 1],
];
const farPines: readonly (readonly [number, number, number])[] = [
  [52, 398, 0.42],
  [72, 396, 0.5],
  [96, 392, 0.4],
  [118, 391, 0.52],
  [142, 388, 0.38],
  [300, 393, 0.42],
  [322, 397, 0.52],
  [346, 400, 0.4],
  [610, 395, 0.4],
  [634, 391, 0.5],
  [655, 388, 0.38],
  [1150, 378, 0.4],
  [1172, 378, 0.52],
  [1196, 378, 0.44],
  [1222, 376, 0.56],
  [1250, 374, 0.42],
  [1392, 366, 0.5],
  [1416, 368, 0.42],
];
const nearPines: readonly (readonly [number, number, number])[] = [
  [168, 436, 0.86],
  [206, 438, 1.08],
  [246, 442, 0.8],
  [478, 460, 0.78],
  [514, 458, 0.98],
  [1216, 446, 1.02],
  [1258, 442, 1.28],
  [1302, 440, 0.92],
];
const frontPines: readonly (readonly [number, number, number])[] = [
  [44, 530, 1.75],
  [110, 534, 2.25],
  [172, 530, 1.5],
  [1338, 536, 1.8],
  [1402, 544, 2.5],
];

/**
 * Layered hills with pines, a tent, its fire and the trail to it. Light mode shows the morning, dark mode dusk with
 * stars and a glowing tent. Decorative. The lower edge stays visible when the drawing is cropped.
 */
export function HeroScene({ className }: { className?: string }) {
  return (
    <svg
      className={className ? `camp-scene ${className}` : 'camp-scene'}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g fill="var(--scene-star)">
        {stars.map(([x, y, size]) => (
          <circle key={x} className="camp-scene__star" cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle cx="1082" cy="112" r="96" fill="var(--scene-halo)" />
      <circle cx="1082" cy="112" r="68" fill="var(--scene-halo)" />
      <circle cx="1082" cy="112" r="44" fill="var(--scene-sun)" />
      <path
        className="camp-scene__birds"
        d="M862 112q9-9 16 0q8-9 17 0M918 84q7-7 12 0q6-7 13 0M946 128q6-6 10 0q5-6 11 0"
        fill="none"
        stroke="var(--scene-bird)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        fill="var(--scene-ridge)"
        d="M0 352c120-26 250-4 400-14 90-8 160-44 246-78l58-44 36 16 78-78 46 36 26-20 62 74 50-34 66 58 60-22 72 38 80-26 160 50v252H0z"
      />
      <path
        fill="var(--scene-snow)"
        d="m818 154 46 36 26-20 22 26-16-4-12 18-20-14-14 20-16-20-18 12-10-8zM1002 210l24 21-14-2-10 12-12-12-16 2z"
      />
      <path fill="var(--scene-hill-far)" d="M0 378c150-58 300-40 470-24s310-44 490-58 320 36 480-10v274H0z" />
      <path fill="var(--scene-hill-mid)" d="M0 408c180-52 330 14 540-10s360-56 540-24 260-18 360-6v192H0z" />
      {farPines.map(([x, y, size]) => (
        <Pine key={x} x={x} y={y + 6} size={size} fill="var(--scene-hill-near)" />
      ))}
      <path fill="var(--scene-hill-near)" d="M0 452c200-58 420 18 660-10s360-38 540-6 180-16 240-8v132H0z" />
      {nearPines.map(([x, y, size]) => (
        <Pine key={x} x={x} y={y} size={size} fill="var(--scene-pine)" />
      ))}
      <path
        d="M716 566c10-26 74-30 60-52s-38-30 30-40 104-6 150-26"
        fill="none"
        stroke="var(--scene-trail)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 13"
      />
      <Tent />
      <Fire />
      <path
        fill="var(--scene-ground)"
        d="M0 512c120-26 230-24 360-6s250 22 350 24c180 2 300-12 420-22s210-4 310 2v50H0z"
      />
      {frontPines.map(([x, y, size]) => (
        <Pine key={x} x={x} y={y} size={size} fill="var(--scene-ground)" />
      ))}
    </svg>
  );
}

function Tent() {
  return (
    <g transform="translate(1000 452)">
      <Glow cx={30} cy={-24} width={210} height={110} />
      <path d="M-104 4-4-98M186-2 104-84" stroke="var(--scene-pine)" strokeWidth="2.4" />
      <path fill="var(--scene-tent-shade)" d="M0-100 104-84c14 34 34 62 62 84l-92 6z" />
      <path fill="var(--scene-tent)" d="M0-100c-16 40-42 76-78 102L74 6C44-24 18-60 0-100z" />
      <path fill="var(--scene-tent-inside)" d="M0-84c-6 36-16 64-32 87l58 2C14-22 4-50 0-84z" />
      <path fill="var(--scene-tent-shade)" d="M0-84c-10 34-26 62-46 86l14 1C-16-20-6-48 0-84z" />
      <path d="M0-98v-26" stroke="var(--scene-pine)" strokeWidth="3" strokeLinecap="round" />
      <path fill="var(--color-sun)" d="m1-124 26 7-26 8z" />
    </g>
  );
}

function Fire() {
  return (
    <g transform="translate(876 478)">
      <Glow cx={0} cy={-10} width={120} height={66} />
      <path
        d="M-20 2 18-6M-18-6 20 2"
        stroke="var(--scene-tent-shade)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        className="camp-scene__flame"
        fill="#e9873b"
        d="M0-46c2 12 16 18 16 32 0 9-7 14-16 14s-16-5-16-14c0-8 5-11 7-18 4 3 5 6 5 9 4-6 6-14 4-23z"
      />
      <path fill="#ffd58a" d="M1-22c1 6 7 9 7 15 0 4-3 7-8 7s-8-3-8-7c0-6 6-8 9-15z" />
    </g>
  );
}

/** Light on the grass fades in steps, since the drawing only has flat colors. */
function Glow({ cx, cy, width, height }: { cx: number; cy: number; width: number; height: number }) {
  return (
    <g fill="var(--scene-glow)">
      {[1, 0.78, 0.58, 0.38].map((part) => (
        <ellipse key={part} cx={cx} cy={cy} rx={width * part} ry={height * part} />
      ))}
    </g>
  );
}
