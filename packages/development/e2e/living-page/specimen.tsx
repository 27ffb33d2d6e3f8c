import type { ReactNode } from 'react';

/** One component, or one state of it, with its name above. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="living-specimen">
      <h3 className="living-specimen__name">{name}</h3>
      {children}
    </div>
  );
}
