import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

interface LoadedProps<Data> {
  /** The result of react-query's `useQuery`. */
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Number of skeleton lines, and the loading message. */
  lines: number;
  label: string;
  /** Heading of the error. */
  level?: 2 | 3;
  children: (data: Data) => ReactNode;
}

/** Renders loaded data, a skeleton while it loads, or the error with a retry. */
export function Loaded<Data>({ query, lines, label, level, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // After a later failure, the data stays on screen.
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={lines} label={label} />;
  return (
    <ErrorState level={level} onRetry={() => void refetch()} retrying={isFetching}>
      {error.message}
    </ErrorState>
  );
}
