import type { ReactNode } from 'react';

interface FoldedSectionProps {
  id: string;
  title: string;
  /** Whether the section is open by default, because it is needed now. */
  isOpen?: boolean;
  /** Called when it is opened, for content that is read only then. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A part of the profile that a family rarely needs, folded below its heading. */
export const FoldedSection = ({ id, title, isOpen = false, onOpen, children }: FoldedSectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="user-profile__fold camp-section">
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
      </summary>
      {children}
    </details>
  </section>
);
