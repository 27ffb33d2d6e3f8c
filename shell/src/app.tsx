import { createQueryClient } from '@camp/api-client/query-client';
import { ToastProvider, useToast } from '@camp/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routing/routes';

const router = createBrowserRouter(routes());

/** The whole application: what every page stands in. */
export function App() {
  return (
    <ToastProvider>
      <ConnectedApp />
    </ToastProvider>
  );
}

/** A failed call that nobody shows otherwise becomes a notification (product.md section 8). */
function ConnectedApp() {
  const toast = useToast();
  const [queryClient] = useState(() => createQueryClient(({ message }) => toast.error(message)));
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
