import { ErrorState } from '@camp/ui/error-state';
import { PageLayout } from '@camp/ui/page-layout';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** Title of the page that is missing. */
  title: string;
  /** Makes the next try: a fresh page, since React remembers the failed one. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure inside its page: whatever breaks, the navigation and every other page go on working. */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <PageLayout width="text">
        <ErrorState
          level={1}
          title={`${this.props.title} did not load`}
          illustration={<RainyTent />}
          onRetry={() => {
            this.setState({ error: undefined });
            this.props.onRetry();
          }}
        >
          This part of the site is not answering. Everything else still works; please try again in a moment.
        </ErrorState>
      </PageLayout>
    );
  }
}
