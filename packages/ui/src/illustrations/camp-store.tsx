import { Spot } from './spot';

/** A shirt and a mug with a pine, for the store. */
export function CampStore() {
  return (
    <Spot>
      <path d="M26 148h188" stroke="var(--scene-wood-shade)" strokeWidth="8" strokeLinecap="round" />
      <path
        fill="var(--scene-hill-near)"
        d="M76 44c5 9 27 9 32 0l30 12 10 32-20 7-4-9v54c0 3-2 4-4 4H64c-2 0-4-1-4-4V86l-4 9-20-7 10-32z"
      />
      <path fill="var(--color-sun)" d="m92 76 11 17h-5l9 14h-6l8 12H75l8-12h-6l9-14h-5z" />
      <path d="M190 106c16-2 20 26-4 26" fill="none" stroke="var(--scene-tent)" strokeWidth="7" />
      <path fill="var(--scene-tent)" d="M146 98h46v36c0 7-4 10-10 10h-26c-6 0-10-3-10-10z" />
      <path fill="var(--scene-tent-glow)" d="m169 104 7 11h-3l6 9h-4l5 8h-22l5-8h-4l6-9h-3z" />
      <path
        d="M160 88c-5-7 5-9 0-17M176 88c-5-7 5-9 0-17"
        fill="none"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Spot>
  );
}
