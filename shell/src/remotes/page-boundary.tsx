import { ErrorState } from '@camp/ui/feedback/error-state';
import { PageLayout } from '@camp/ui/page/page-layout';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { Component, type ReactNode } from 'react';
import { useIsOnline } from '../layout/use-is-online';

interface PageBoundaryProps {
  /** Title of the missing page. */
  title: string;
  /** Starts a retry with a fresh component, since React remembers the failed one. */
  onRetry: () => void;
  /** Loads the missing part to check whether it is available again. Undefined if nothing is missing. */
  load: () => Promise<void> | undefined;
  children: ReactNode;
}

/** Without a connection, only pages that were loaded before work. */
function WhyItIsMissing() {
  return useIsOnline()
    ? 'This part of the site isn’t responding. Everything else still works. Please try again in a moment.'
    : 'You’re offline. This page will load once you’re back online.';
}

/** Milliseconds between automatic retries. */
const tryAgainAfter = 2_000;

/**
 * An error boundary around a page: the navigation and all other pages keep working. A page that failed to load
 * appears automatically once it loads.
 */
export class PageBoundary extends Component<PageBoundaryProps, { error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Since a load that is under way can't be stopped. */
  private isGone = false;

  override componentDidMount() {
    this.isGone = false;
  }

  override componentDidCatch() {
    this.tryLater();
  }

  override componentWillUnmount() {
    this.isGone = true;
    clearTimeout(this.timer);
  }

  private readonly tryLater = () => {
    if (this.isGone) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.state.error) this.props.load()?.then(this.retry, this.tryLater);
    }, tryAgainAfter);
  };

  private readonly retry = () => {
    if (this.isGone) return;
    clearTimeout(this.timer);
    this.setState({ error: undefined });
    this.props.onRetry();
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <PageLayout width="text">
        <ErrorState
          level={1}
          title={`${this.props.title} didn’t load`}
          illustration={<RainyTent />}
          onRetry={this.retry}
        >
          <WhyItIsMissing />
        </ErrorState>
      </PageLayout>
    );
  }
}
