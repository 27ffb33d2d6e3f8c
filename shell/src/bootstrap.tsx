import './zod-configuration';
import { readToken } from '@camp/api-client/session';
import '@camp/ui/styles.css';
import './layout/layout.css';
import './layout/layout-windows.css';
import './layout/slim-header.css';
import { contentPreview } from '@camp/contracts/content/preview';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { applyPageContent } from './first-paint/page-data';
import { preloadPage } from './remotes/page-cache';
import { remotePage } from './remotes/remote-page';
import { within } from './remotes/within';
import { otherPages } from './routing/guarded-pages';
import { pageAt } from './routing/page-at';

/** Milliseconds that the first paint waits for the page that replaces it. */
const patience = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const reactRoot = createRoot(root);

// In slices, so that the browser can respond to the person in between: the first paint is usable meanwhile.
const show = (words = 0) =>
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App words={words} />
      </StrictMode>,
    ),
  );

applyPageContent();

const page = pageAt(window.location.pathname);
const awaited = [
  ...(page && root.hasChildNodes() ? [remotePage(page)] : []),
  // Their navigation entries must not appear after the others.
  ...(!page || readToken() !== null ? [otherPages] : []),
];
// A page that fails to load shows its own error.
const showFirst = () => show();
within(patience, () => Promise.all(awaited.map(preloadPage))).then(showFirst, showFirst);

// `/admin/content` has this page in a frame.
if (window.parent !== window && new URLSearchParams(window.location.search).get('preview') === contentPreview)
  void import('./first-paint/posted-words').then(({ showPostedWords }) => showPostedWords(show));
