import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorState } from './error-state';

type Failure<Props> = (retry: () => void, props: Props) => ReactNode;

interface PartState<Props> {
  Content: ComponentType<Props>;
  isMissing: boolean;
}

/**
 * A component that is loaded when it is shown. If it doesn't load, the rest of the page stays, and people can try
 * again. A plain `lazy` component keeps its failure until the page is reloaded.
 *
 * @param load the import of the component's module
 * @param waiting shown while it loads
 * @param failure shown if it doesn't load
 */
export function partOf<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
  failure: Failure<Props> = (retry) => <ErrorState onRetry={retry} />,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const begin = () =>
    lazy(async () => {
      const part = await load();
      loaded = part.default;
      return part;
    });

  return class Part extends Component<Props, PartState<Props>> {
    override state: PartState<Props> = { Content: loaded ?? begin(), isMissing: false };

    static getDerivedStateFromError(error: unknown) {
      // An error of the component itself is its page's.
      if (loaded) throw error;
      return { isMissing: true };
    }

    private readonly retry = () => this.setState({ Content: begin(), isMissing: false });

    override render() {
      const { Content, isMissing } = this.state;
      if (isMissing) return failure(this.retry, this.props);
      return (
        <Suspense fallback={waiting}>
          <Content {...this.props} />
        </Suspense>
      );
    }
  };
}
