import { Pine } from './pine';

/** Placeholder for a staff member's photo: a person in a hat before the hills, in a circle. Decorative. */
export function StaffPortrait() {
  return (
    <svg className="camp-portrait" width={200} height={200} viewBox="0 0 200 200" aria-hidden="true">
      <path fill="var(--scene-sky-low)" d="M0 0h200v200H0z" />
      <circle cx="152" cy="52" r="22" fill="var(--scene-sun)" />
      <path fill="var(--scene-hill-far)" d="M0 120c40-30 80-24 110-12s60-8 90-20v112H0z" />
      <Pine x={28} y={142} size={0.9} fill="var(--scene-hill-mid)" />
      <Pine x={178} y={142} size={1.1} fill="var(--scene-hill-mid)" />
      <path fill="var(--scene-hill-mid)" d="M0 140c60-16 140-14 200 0v60H0z" />
      <path fill="var(--scene-hill-near)" d="M36 200c2-38 26-58 64-58s62 20 64 58z" />
      <path fill="var(--scene-tent)" d="m82 146 18 16 18-16 6 3-18 26-6-7-6 7-18-26z" />
      <path fill="#d9a57c" d="M88 124h24v22l-12 14-12-14z" />
      <path fill="#e6b78f" d="M72 88h56v18c0 18-12 32-28 32s-28-14-28-32z" />
      <path fill="var(--scene-wood)" d="M70 86c0-24 10-40 30-40s30 16 30 40z" />
      <path fill="var(--scene-wood)" d="M46 88c16-10 92-10 108 0 2 6-4 8-10 8H56c-6 0-12-2-10-8z" />
      <path fill="var(--scene-ground)" d="M70 78h60l1 9H69z" />
    </svg>
  );
}
