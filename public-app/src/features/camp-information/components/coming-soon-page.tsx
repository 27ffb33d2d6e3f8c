import { LinkButton } from '@camp/ui/actions/link-button';
import { Section } from '@camp/ui/page/page-layout';
import type { ReactNode } from 'react';
import { DrawingPage } from '../../../layout/drawing-page';

interface ComingSoonPageProps {
  title: string;
  promise: string;
  /** A drawing of the coming content. */
  picture: ReactNode;
}

/** A page without content so far, in the specification's words (docs/product/public-site.md). */
export function ComingSoonPage({ title, promise, picture }: ComingSoonPageProps) {
  return (
    <DrawingPage title={title} lead={promise} drawing={picture}>
      <Section id="coming-soon" title="Coming soon...">
        <LinkButton to="/">Back to the home page</LinkButton>
      </Section>
    </DrawingPage>
  );
}
