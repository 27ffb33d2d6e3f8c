import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** `while-empty`: until it was answered once, for a page that shows the failure in the place of what is missing. */
    queryMeta: { quiet?: boolean | 'while-empty' };
    mutationMeta: { quiet?: boolean };
  }
}

/** Worth another try: no answer, or a server that is not well. A refusal stays one. */
const mayPass = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * The cache of what the server answered.
 *
 * @param onError shows a failure that nobody shows otherwise; queries and mutations with `meta: {quiet: true}`
 *   show theirs themselves
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        const isShown = meta?.quiet === 'while-empty' ? state.data === undefined : meta?.quiet;
        if (!isShown) onError(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => (meta?.quiet ? undefined : onError(error)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
