import { campContent } from '@camp/contracts/content/camp';
import type { ReactNode } from 'react';

interface PaperTitleProps {
  /** What limits the content, such as a list's filters. */
  narrowedBy?: string | undefined;
  children: ReactNode;
}

/**
 * A page's title. On paper, the camp's name is before it, and what limits the content is after it:
 * 'Pine Ridge Camp: Campers 2027 (Seat: Waitlist)'.
 */
export const PaperTitle = ({ narrowedBy, children }: PaperTitleProps) => (
  <span data-camp={campContent.name} data-narrowed-by={narrowedBy}>
    {children}
  </span>
);
