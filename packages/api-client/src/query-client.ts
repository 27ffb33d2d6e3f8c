import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { CallError } from './call-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** `while-empty` means quiet until the first success, for pages that show the failure in place of the data. */
    queryMeta: { quiet?: boolean | 'while-empty'; live?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

/** Whether a retry may help: after a missing response or a server error, but not after a rejection. */
const mayPass = (error: Error) => error instanceof CallError && (error.status === 0 || error.status >= 500);

/**
 * The cache of the server's responses.
 *
 * @param onError shows a failure that isn't shown elsewhere. Queries and mutations with `meta: {quiet: true}` show
 *   their own
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        const isShown = meta?.quiet === 'while-empty' ? state.data === undefined : meta?.quiet;
        if (!isShown) onError(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: () => void markLive(client),
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.quiet) onError(error);
        // The call may have been rejected because the record has changed.
        void markLive(client);
      },
      // Skips queries that the mutation's own handlers have refetched.
      onSettled: () => void client.refetchQueries({ predicate: isOld, type: 'active' }, notAgain),
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
  return client;
}

const notAgain = { cancelRefetch: false };
const isLive = ({ meta }: Query) => meta?.live === true;
const isOld = (query: Query) => isLive(query) && query.state.isInvalidated;

/** Any mutation may change other visible data. */
const markLive = (client: QueryClient) =>
  client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
