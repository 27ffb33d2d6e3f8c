import { createQueryClient } from '@camp/api-client/query-client';
import { ToastProvider } from '@camp/ui/feedback/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routes } from '../routing/routes';

/**
 * Renders the whole shell at an address.
 *
 * @param address path with query
 */
export function renderShell(address: string) {
  const router = createMemoryRouter(routes(), { initialEntries: [address] });
  const queryClient = createQueryClient(() => undefined);
  const view = render(
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ToastProvider>,
  );
  const addressNow = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, user: userEvent.setup(), router, queryClient, addressNow };
}
