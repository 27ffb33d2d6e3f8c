import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { CallError } from './call-error';

declare module '@tanstack/react-query' {
  interface Register {
    /** `while-empty`: until it was answered once, for a page that shows the failure in the place of what is missing. */
    queryMeta: { quiet?: boolean | 'while-empty'; live?: boolean };
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
        // Refused, because it is otherwise by now.
        void markLive(client);
      },
      // What the mutation's own handlers have renewed is not asked twice.
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

/** Whatever somebody does may change what they have in sight elsewhere. */
const markLive = (client: QueryClient) =>
  client.invalidateQueries({ predicate: isLive, refetchType: 'none' });
