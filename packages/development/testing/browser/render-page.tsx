import { createQueryClient } from '@camp/api-client/query-client';
import { ToastProvider, useToast } from '@camp/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';

function Providers({ children }: { children: ReactNode }) {
  const toast = useToast();
  const [client] = useState(() => createQueryClient((error) => toast.error(error.message)));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Renders a page like the shell: with router, query client and toasts.
 *
 * @param page the page's element
 * @param address its address, including the query
 * @param path the page's route, if it has parameters
 */
export function renderPage(
  page: ReactNode,
  address = '/page',
  path = new URL(address, 'http://localhost').pathname,
) {
  const withLinks = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      {page}
    </>
  );
  const router = createMemoryRouter(
    [
      { path, element: withLinks },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <ToastProvider>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </ToastProvider>,
  );
  return { ...view, router, user: userEvent.setup() };
}
