import { ErrorState } from '@camp/ui/feedback/error-state';

interface RetryNoticeProps {
  title: string;
  /** As react-query's `useQuery` answers, which asks again. */
  query: { isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Stands in place of what did not load, on a page for everybody. */
export const RetryNotice = ({ title, query: { isFetching, refetch } }: RetryNoticeProps) => (
  <ErrorState title={title} onRetry={() => void refetch()} retrying={isFetching}>
    We’ll keep trying. This page updates on its own.
  </ErrorState>
);
