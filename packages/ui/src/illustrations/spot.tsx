import type { ReactNode } from 'react';

/** The frame of the small drawings: 240 by 180 units, with a round meadow behind. Decorative. */
export function Spot({ children }: { children: ReactNode }) {
  return (
    <svg className="camp-spot" viewBox="0 0 240 180" aria-hidden="true">
      <path
        fill="var(--color-meadow)"
        d="M120 12c46-6 96 22 100 74 4 46-34 76-84 78-58 3-114-8-118-64C14 48 66 19 120 12z"
      />
      {children}
    </svg>
  );
}
