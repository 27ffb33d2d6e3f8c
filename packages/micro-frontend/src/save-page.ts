import { ownBuild } from './own-build';
import type { ShownParts } from './shown-parts';

/**
 * Lets the service worker save pages and files that it has not served itself, if there is one.
 *
 * @param addresses of pages and files, whole; it saves only those that are public (shell/src/service-worker)
 * @param worker that receives them
 */
export function saveShown(addresses: readonly string[], worker: ServiceWorker | null = controller()): void {
  const build = ownBuild();
  if (build !== undefined) worker?.postMessage({ build, addresses } satisfies ShownParts);
}

function controller(): ServiceWorker | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
}

/** Saves a page that is shown without a request for its HTML. @param path of a page */
export const savePage = (path: string): void => saveShown([window.location.origin + path]);
