import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import { DrawingPage } from '../../../layout/drawing-page';

interface ComingSoonPageProps {
  title: string;
  promise: string;
  /** A drawing of what is coming. */
  picture: ReactNode;
}

/** A page whose content is still to come, in the specification's words (docs/product/public-site.md). */
export function ComingSoonPage({ title, promise, picture }: ComingSoonPageProps) {
  return (
    <DrawingPage title={title} lead={promise} drawing={picture}>
      <Section id="coming-soon" title="Coming soon...">
        <LinkButton to="/">Back to the home page</LinkButton>
      </Section>
    </DrawingPage>
  );
}
