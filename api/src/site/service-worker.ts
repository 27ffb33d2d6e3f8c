import { Router } from 'express';

const path = '/sw.js';

/** Replaces an installed worker at once, deletes what it cached, and removes itself. Open pages stay as they are. */
const removal = [
  "self.addEventListener('install', () => self.skipWaiting());",
  "self.addEventListener('activate', (event) => {",
  '  const deleteAll = (names) => Promise.all(names.map((name) => caches.delete(name)));',
  '  event.waitUntil(caches.keys().then(deleteAll).then(() => self.registration.unregister()));',
  '});',
].join('\n');

/**
 * The service worker's address, where a worker that removes itself can take its place: browsers ask for it at each
 * visit. Switched on, the built worker is served as any other file (shell/src/service-worker).
 *
 * @param isOn - SERVICE_WORKER
 */
export function serviceWorker(isOn: boolean): Router {
  const router = Router();
  if (isOn) return router;
  router.get(path, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(removal);
  });
  return router;
}
