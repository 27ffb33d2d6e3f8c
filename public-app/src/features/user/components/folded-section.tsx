import type { ReactNode } from 'react';

interface FoldedSectionProps {
  id: string;
  title: string;
  /** Whether the section is open by default, because it is needed now. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the profile that a family rarely needs, folded below its heading. */
export const FoldedSection = ({ id, title, isOpen = false, children }: FoldedSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="user-profile__fold camp-section">
    <details open={isOpen}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      {children}
    </details>
  </section>
);
