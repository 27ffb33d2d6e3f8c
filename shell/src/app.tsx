import { createQueryClient } from '@camp/api-client/query-client';
import { ToastProvider } from '@camp/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './routing/router';

const router = createRouter();
const queryClient = createQueryClient(() => undefined);

/** The whole application: what every page stands in. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>
  );
}
