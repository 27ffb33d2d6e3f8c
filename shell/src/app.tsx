import { CallError } from '@camp/api-client/call-error';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { createQueryClient } from '@camp/api-client/query-client';
import { readToken } from '@camp/api-client/session';
import { sessionEnded } from '@camp/contracts/user/session-ended';
import { createBlockingHistory } from '@camp/micro-frontend/blocking-history';
import { ToastProvider, useToast } from '@camp/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, useRoutes } from 'react-router-dom';
import { paintedCamp } from './first-paint/page-data';
import { routes } from './routing/routes';
import { useAccountSwitches } from './session/use-account-switches';

const history = createBlockingHistory();
const allRoutes = routes();

interface AppProps {
  /** Increases when the camp's texts change on the open page. Every page then reads them again. */
  words?: number;
}

/**
 * The whole application around the pages. When another account replaces the current one, all components are remounted
 * with an empty cache. So nobody sees the previous person's data, pending responses or typed text.
 */
export function App({ words }: AppProps) {
  const switches = useAccountSwitches();
  return (
    <ToastProvider>
      <ConnectedApp key={switches} words={words} />
    </ToastProvider>
  );
}

/** SessionWatch reports an ended session once, however many calls fail because of it. */
const isEndOfSession = (error: Error) =>
  error.message === sessionEnded ||
  (error instanceof CallError && error.status === 401 && readToken() === null);

/** A failed call that isn't shown elsewhere becomes a toast (docs/product/public-site.md, Notices). */
function ConnectedApp({ words }: AppProps) {
  const toast = useToast();
  const [queryClient] = useState(() => {
    const client = createQueryClient((error) => {
      if (!isEndOfSession(error)) toast.error(error.message);
    });
    const camp = paintedCamp();
    // The data is as old as the page, which may have been open for hours.
    const updatedAt = performance.timeOrigin;
    if (camp !== undefined) client.setQueryData(currentCampQuery().queryKey, camp, { updatedAt });
    return client;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={history}>
        <Pages key={words} />
      </HistoryRouter>
    </QueryClientProvider>
  );
}

const Pages = () => useRoutes(allRoutes);
