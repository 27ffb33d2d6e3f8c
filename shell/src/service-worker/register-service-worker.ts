import { ownBuild } from '@camp/micro-frontend/own-build';
import { saveShown } from '@camp/micro-frontend/save-page';

/**
 * Registers the service worker once the page has loaded, and tells it what the page has loaded without it. The site
 * works without one, so a browser that refuses it changes nothing.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || ownBuild() === undefined) return;
  const register = async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    saveShown([window.location.origin + window.location.pathname, ...loaded], active);
  };
  const registerQuietly = () => void register().catch(() => undefined);
  if (document.readyState === 'complete') registerQuietly();
  else window.addEventListener('load', registerQuietly, { once: true });
}
