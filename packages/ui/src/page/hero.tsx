import type { ReactNode } from 'react';
import { HeroScene } from '../illustrations/hero-scene';

interface HeroProps {
  title: ReactNode;
  /** A few words above the title: when and where. */
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** At most two buttons: the main action and a quieter one. */
  actions?: ReactNode;
  /** A picture with the class `camp-hero__photograph`, beside the words instead of the drawing below them. */
  photograph?: ReactNode;
}

/** The top of the home page: text in the sky, the camp below. */
export function Hero({ title, eyebrow, lead, actions, photograph }: HeroProps) {
  return (
    <div className={photograph ? 'camp-hero camp-hero--beside' : 'camp-hero'}>
      <div className="camp-hero__words">
        {eyebrow && <p className="camp-eyebrow">{eyebrow}</p>}
        <h1 className="camp-hero__title">{title}</h1>
        {lead && <p className="camp-hero__lead">{lead}</p>}
        {actions && <div className="camp-button-row">{actions}</div>}
      </div>
      {/* Last: while the page arrives in parts, words after a picture would move it. */}
      {photograph ?? <HeroScene className="camp-hero__scene" />}
    </div>
  );
}
