import { ErrorState } from '@camp/ui/feedback/error-state';

interface RetryNoticeProps {
  title: string;
  /** The result of react-query's `useQuery`. */
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Shown on public pages instead of content that failed to load. */
export const RetryNotice = ({ title, query: { isFetching, refetch } }: RetryNoticeProps) => (
  <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
    We’ll keep trying. This page updates automatically.
  </ErrorState>
);
