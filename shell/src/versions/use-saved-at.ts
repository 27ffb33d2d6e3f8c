import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

// The service worker writes it into a page from its cache (service-worker/saved-page.ts).
const savedAt = () => document.documentElement.dataset.saved;

/** The day on which this page was saved, if the service worker had no network for it. */
export const useSavedAt = (): string | undefined => useSyncExternalStore(subscribe, savedAt, () => undefined);

/** The page's data is current again. */
export function markCurrent(): void {
  delete document.documentElement.dataset.saved;
  listeners.forEach((listener) => listener());
}
