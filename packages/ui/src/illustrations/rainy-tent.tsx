import { Pine } from './pine';
import { Spot } from './spot';

/** A tent in the rain, for temporary failures. */
export function RainyTent() {
  return (
    <Spot>
      <path
        fill="var(--scene-cloud)"
        d="M76 66c-14 0-22-8-22-18s8-17 18-17c4-13 16-20 30-17 9-10 28-11 37 1 15-2 25 7 25 18 12 0 18 8 18 16 0 10-8 17-20 17z"
      />
      <path
        d="m80 80-6 14M104 78l-6 14M128 80l-6 14M152 78l-6 14M172 82l-5 12"
        stroke="var(--color-info)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <Pine x={42} y={142} size={0.72} fill="var(--scene-hill-mid)" />
      <Pine x={204} y={142} size={0.85} fill="var(--scene-hill-near)" />
      <path fill="var(--scene-hill-far)" d="M22 140c50-10 142-10 196 0-18 18-46 23-82 24-44 2-90 0-114-24z" />
      <path fill="var(--scene-tent-shade)" d="m116 90 44 8c6 18 16 34 30 45l-46 5z" />
      <path fill="var(--scene-tent)" d="M116 90c-8 22-22 42-42 57l70 1c-12-16-22-36-28-58z" />
      <path fill="var(--scene-tent-inside)" d="M116 102c-3 18-8 32-17 46l30 .5c-6-13-11-28-13-46.5z" />
    </Spot>
  );
}
