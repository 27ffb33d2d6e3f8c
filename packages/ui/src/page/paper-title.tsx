import { campContent } from '@camp/contracts/content/camp';
import type { ReactNode } from 'react';

/** A page's title. On paper, the camp's name is before it: 'Pine Ridge Camp: Campers 2027'. */
export const PaperTitle = ({ children }: { children: ReactNode }) => (
  <span data-camp={campContent.name}>{children}</span>
);
