import { Pine } from './pine';
import { Spot } from './spot';

/** A signpost with empty boards, for empty lists. */
export function Signpost() {
  return (
    <Spot>
      <path
        fill="var(--scene-hill-far)"
        d="M22 132c36-22 74-10 104-4s62-6 92 0c-8 24-40 36-82 36-52 2-96-2-114-32z"
      />
      <Pine x={56} y={136} size={0.9} fill="var(--scene-hill-near)" />
      <Pine x={84} y={140} size={0.62} fill="var(--scene-hill-mid)" />
      <Pine x={198} y={136} size={0.72} fill="var(--scene-hill-near)" />
      <path d="M130 44v106" stroke="var(--scene-wood-shade)" strokeWidth="9" strokeLinecap="round" />
      <path fill="var(--scene-wood)" d="M92 52h66l16 14-16 14H92c-3 0-4-1-4-4V56c0-3 1-4 4-4z" />
      <path fill="var(--scene-wood)" d="M168 90h-60l-15 13 15 13h60c3 0 4-1 4-4V94c0-3-1-4-4-4z" />
      <path
        d="M100 66h42M118 103h34"
        stroke="var(--scene-wood-shade)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <path d="M112 152c8-8 12-8 18-2 4-8 10-8 18 2z" fill="var(--scene-hill-near)" />
    </Spot>
  );
}
