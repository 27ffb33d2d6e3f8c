import { CallError } from '@camp/api-client/call-error';
import { createQueryClient } from '@camp/api-client/query-client';
import { readToken } from '@camp/api-client/session';
import type { PageStart } from '@camp/contracts/registries/rendered-page';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { ToastProvider, useToast } from '@camp/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { routes } from './routing/routes';
import { useAccountSwitches } from './session/use-account-switches';

const allRoutes = routes();

interface AppProps {
  /** The router of the browser or of the server. */
  Router: ComponentType<{ children: ReactNode }>;
  /** The data that the server rendered this page with. */
  start?: PageStart;
  /** Increases when the camp's texts change on the open page. Every page then reads them again. */
  words?: number;
}

/**
 * The whole application around the pages. When another account replaces the current one, all components are remounted
 * with an empty cache. So nobody sees the previous person's data, pending responses or typed text.
 */
export function App(props: AppProps) {
  const switches = useAccountSwitches();
  return (
    <ToastProvider>
      <ConnectedApp key={switches} {...props} />
    </ToastProvider>
  );
}

/** SessionWatch reports an ended session once, however many calls fail because of it. */
const isEndOfSession = (error: Error) =>
  error.message === sessionEnded ||
  (error instanceof CallError && error.status === 401 && readToken() === null);

/** A failed call that isn't shown elsewhere becomes a toast (docs/product/public-site.md, Notices). */
function ConnectedApp({ Router, start, words }: AppProps) {
  const toast = useToast();
  const [queryClient] = useState(() => {
    const client = createQueryClient((error) => {
      if (!isEndOfSession(error)) toast.error(error.message);
    });
    // The data is as old as the page, which may have been open for hours.
    const updatedAt = performance.timeOrigin;
    for (const [key, data] of start?.queries ?? []) client.setQueryData(key, data, { updatedAt });
    return client;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Pages key={words} />
      </Router>
    </QueryClientProvider>
  );
}

const Pages = () => useRoutes(allRoutes);
