import './zod-configuration';
import { tidyThisPhone } from '@camp/api-client/on-this-phone';
import { readToken } from '@camp/api-client/session';
import '@camp/ui/styles.css';
import './layout/layout.css';
import './layout/layout-windows.css';
import './layout/slim-header.css';
import './first-paint/first-page.css';
import { contentPreview } from '@camp/contracts/content/preview';
import { renderFor } from '@camp/micro-frontend/page-clock';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app';
import { layOutWhole } from './first-paint/first-page';
import { applyPageContent, isSameAs, pageStart } from './first-paint/page-start';
import { preloadPage } from './remotes/page-cache';
import { remotePage } from './remotes/remote-page';
import { within } from './remotes/within';
import { BrowserRouter } from './routing/browser-router';
import { otherPages } from './routing/guarded-pages';
import { pageAt } from './routing/page-at';
import { registerServiceWorker } from './service-worker/register-service-worker';

/** Milliseconds that the server's page stays as it is while the script of the page loads. */
const patience = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

applyPageContent();
const start = pageStart();
if (!start) layOutWhole();
const isTakenOver = start !== undefined && isSameAs(start, root);
if (isTakenOver) renderFor(new Date(start.now));

let reactRoot: Root | undefined;

// React renders in slices, so the server's page stays usable meanwhile.
const show = (words = 0) =>
  startTransition(() => {
    const app = (
      <StrictMode>
        <App Router={BrowserRouter} start={start} words={words} />
      </StrictMode>
    );
    if (!reactRoot && isTakenOver) {
      reactRoot = hydrateRoot(root, app);
      return;
    }
    reactRoot ??= createRoot(root);
    reactRoot.render(app);
  });

const page = pageAt(window.location.pathname);
const awaited = [
  ...(page && start ? [remotePage(page)] : []),
  // The guarded pages' navigation entries must appear together with the public ones.
  ...(!page || readToken() !== null ? [otherPages] : []),
];
// A page that fails to load shows its own error.
const showFirst = () => show();
within(patience, () => Promise.all(awaited.map(preloadPage))).then(showFirst, showFirst);

registerServiceWorker();
tidyThisPhone(new Date());

// `/admin/content` shows this page in a frame.
if (window.parent !== window && new URLSearchParams(window.location.search).get('preview') === contentPreview)
  void import('./first-paint/posted-words').then(({ showPostedWords }) => showPostedWords(show));
