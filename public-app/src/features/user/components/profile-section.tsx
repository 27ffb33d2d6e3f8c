import { Section } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';

interface ProfileSectionProps {
  id: string;
  title: string;
  /** Content beside the title. */
  aside?: ReactNode;
  /** The section's rows. */
  children: readonly ReactNode[];
}

/** A titled list on the profile. */
export const ProfileSection = ({ children, ...section }: ProfileSectionProps) => (
  <Section {...section}>{children.length > 0 && <ul className="camp-plain-list">{children}</ul>}</Section>
);
