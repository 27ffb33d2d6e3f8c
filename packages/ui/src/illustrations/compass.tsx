import { Spot } from './spot';

/** A compass off the trail, for unknown addresses. */
export function Compass() {
  return (
    <Spot>
      <path
        d="M20 132c28 6 36-16 58-12s18 26 42 24 28-32 52-28 22 20 46 12"
        fill="none"
        stroke="var(--color-moss)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0.1 12"
      />
      <circle cx="120" cy="88" r="58" fill="var(--scene-wood)" />
      <circle cx="120" cy="88" r="46" fill="var(--scene-photo)" />
      <path
        d="M120 48v8M120 120v8M80 88h8M152 88h8M92 60l4 4M144 112l4 4M148 60l-4 4M96 112l-4 4"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path fill="var(--color-action)" d="m144 58-18 36-12-12z" />
      <path fill="var(--scene-hill-near)" d="m96 118 18-36 12 12z" />
      <circle cx="120" cy="88" r="4.5" fill="var(--scene-photo)" />
      <path d="M112 26h16v8h-16z" fill="var(--scene-wood-shade)" />
      <circle cx="120" cy="20" r="8" fill="none" stroke="var(--scene-wood-shade)" strokeWidth="4" />
    </Spot>
  );
}
