import { EmptyState } from '@camp/ui/empty-state';
import { LinkButton } from '@camp/ui/link-button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout } from '@camp/ui/page-layout';
import type { ReactNode } from 'react';

interface ComingSoonPageProps {
  title: string;
  promise: string;
  /** A drawing of what is to come. */
  picture: ReactNode;
}

/** A page whose content is still to come; the words are the specification's (product.md section 2). */
export function ComingSoonPage({ title, promise, picture }: ComingSoonPageProps) {
  return (
    <PageLayout>
      <PageHeader title={title} />
      <EmptyState
        level={2}
        title="Coming soon..."
        illustration={picture}
        action={<LinkButton to="/">Back to the home page</LinkButton>}
      >
        {promise}
      </EmptyState>
    </PageLayout>
  );
}
