import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

interface LoadedProps<Data> {
  /** As react-query's `useQuery` answers. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Lines of text to come, and what is said meanwhile. */
  lines: number;
  label: string;
  /** Of the heading where it did not load. */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/** What was asked for once it is there; until then its outline, or why it did not load and a way to try again. */
export function Loaded<Data>({ query, lines, label, level, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // A later failure takes nothing away.
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} label={label} />;
  return (
    <ErrorState level={level} onRetry={() => void refetch()} retrying={isFetching}>
      {error.message}
    </ErrorState>
  );
}
