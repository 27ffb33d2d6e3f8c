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

/** Milliseconds that the first paint stays visible while the page that replaces it loads. */
const patience = 5_000;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const reactRoot = createRoot(root);

// React renders in slices, so the first paint stays usable meanwhile.
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
  // The guarded pages' navigation entries must appear together with the public ones.
  ...(!page || readToken() !== null ? [otherPages] : []),
];
// A page that fails to load shows its own error.
const showFirst = () => show();
within(patience, () => Promise.all(awaited.map(preloadPage))).then(showFirst, showFirst);

// `/admin/content` shows this page in a frame.
if (window.parent !== window && new URLSearchParams(window.location.search).get('preview') === contentPreview)
  void import('./first-paint/posted-words').then(({ showPostedWords }) => showPostedWords(show));
